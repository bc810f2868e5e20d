import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { certifications, courses } from '../../courses/course-list.ts';
import { certificateYears } from '../../facts/facts.ts';
import { courseListing } from './course-listing.ts';

const listed = new Intl.ListFormat('en-GB');

const path = '/training';
const title = 'Training';

export const training: PageDeclaration = {
  path,
  meta: {
    title: 'Training: courses and certificates | {brand}',
    description: `${capitalizedCount(courses.length)} courses of ${listed.format(courses.map(({ duration }) => `${duration}`))} hours for beginners, administrators, voice engineers and developers, ${countInWords(certifications.length)} certificates valid for ${certificateYears} years, and free material.`,
    keywords: ['VoIP training', 'SIP course', 'phone system course', 'certification', 'API course'],
    social: {
      title: 'From the first phone to the API',
      description: `Courses self-paced, live online or on site, with certificates for ${countInWords(certifications.length)} professions.`,
    },
    jsonLd: [...courses.map(courseListing), breadcrumbs(title, path)],
  },
  sitemap: {
    title,
    category: 'Support',
    description: 'Courses, formats, certificates and free training material',
    priority: 0.6,
    changeFrequency: 'Monthly',
    icon: 'graduation-cap',
  },
  navigation: [
    { group: 'resources', label: 'Training', order: 40, description: 'Courses, workshops and certifications' },
    { group: 'support', label: 'Training', order: 40 },
  ],
  interactive: false,
};
