import type { Course } from '../../courses/course-list.ts';

/** Structured data of a course (schema.org Course). */
export const courseListing = ({ title, level, duration, format, description, modules }: Course) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: title,
  description,
  educationalLevel: level,
  teaches: [...modules],
  provider: { '@type': 'Organization', name: '{brand}', url: '{origin}/' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: format === 'On site' ? 'Onsite' : 'Online',
    courseWorkload: `PT${duration}H`,
  },
});
