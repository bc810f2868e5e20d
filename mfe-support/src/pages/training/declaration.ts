import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';
import { courseListing } from './course-listing.ts';

const { courses } = content;

const path = '/training';
const title = 'Training';

export const training: PageDeclaration = {
  path,
  meta: {
    title: 'Training: courses and certificates | {brand}',
    description:
      'Four courses of 2, 3, 4 and 6 hours for beginners, administrators, voice engineers and developers, three certificates valid for 2 years, and free material.',
    keywords: ['VoIP training', 'SIP course', 'phone system course', 'certification', 'API course'],
    social: {
      title: 'From the first phone to the API',
      description: 'Courses self-paced, live online or on site, with certificates for three professions.',
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
  interactive: false,
};
