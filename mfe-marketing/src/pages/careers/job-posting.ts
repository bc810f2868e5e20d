import { type Job, jobsOpen } from './open-positions.ts';

const employmentTypes: Record<Job['type'], string> = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' };

const dubai = {
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
};

/** A remote job lists the countries of eligible applicants besides its office. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: [
    { '@type': 'Country', name: 'AE' },
    { '@type': 'AdministrativeArea', name: 'European Union' },
  ],
};

/** Structured data of an open position (schema.org JobPosting). */
export function jobPosting({ title, department, location, type, description, requirements }: Job) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `${description} ${requirements.join(' ')}`,
    datePosted: jobsOpen.from,
    validThrough: jobsOpen.through,
    employmentType: employmentTypes[type],
    occupationalCategory: department,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': '{origin}/#organization',
      name: '{brand}',
      sameAs: '{origin}/',
    },
    jobLocation: dubai,
    ...(location !== 'Dubai' && remote),
    url: '{origin}/careers',
    directApply: false,
  };
}
