import { exampleSite, type PageRequirements } from '@site/remote-kit/testing';
import { milestones } from '../company/milestones.ts';
import { content as about } from '../pages/about/content.ts';
import { content as careers } from '../pages/careers/content.ts';
import { jobs } from '../pages/careers/open-positions.ts';
import { cookieTypes, optionalTypeIds } from '../pages/cookie-policy/cookie-types.ts';
import { thirdPartyServices } from '../pages/cookie-policy/third-party-services.ts';
import { content as partners } from '../pages/partners/content.ts';
import { content as press } from '../pages/press/content.ts';
import { releases } from '../pages/press/releases.ts';
import { contents as privacySections } from '../pages/privacy-policy/text.md';
import { contents as termsSections } from '../pages/terms-of-service/text.md';

/** Company pages and legal documents. */
export const company = {
  '/about': {
    category: 'Company',
    priority: 0.8,
    facts: {
      'global regions': [about.figures.find(({ label }) => label === 'global regions')?.value, '12'],
    },
    texts: ['founded in Dubai in 2020'],
  },
  '/careers': {
    category: 'Company',
    facts: {
      'open positions, one in each department': [
        jobs.map(({ department }) => department).toSorted(),
        ['Customer Success', 'Design', 'Engineering', 'Infrastructure', 'Product', 'Sales'],
      ],
      'steps of hiring': [careers.hiringSteps.length, 4],
      'values and benefits': [careers.values.length > 0 && careers.benefits.length > 0, true],
    },
  },
  '/press': {
    category: 'Company',
    facts: {
      'categories of releases': [
        releases.map(({ category }) => category).toSorted(),
        ['Funding', 'Milestone', 'Partnership', 'Product', 'Security'],
      ],
      'media assets': [
        press.assets.map(({ type }) => type),
        ['Logo package', 'Screenshots', 'Executive photos', 'Fact sheet'],
      ],
      'years of the timeline': [milestones.map(({ year }) => year), ['2020', '2021', '2022', '2023', '2024', '2025']],
      awards: [press.awards.length > 0, true],
    },
    texts: ['Press and Media Center', 'Media inquiries', 'Download Press Kit', 'Read More'],
  },
  '/partners': {
    category: 'Company',
    facts: {
      figures: [
        partners.figures.items.map(({ value, label }) => `${value} ${label}`),
        ['50K+ customers', '40+ countries', '99.9% uptime', '30% margins'],
      ],
      groups: [partners.partnerGroups.map(({ title }) => title), ['Technology', 'Channel', 'Service']],
      programs: [partners.programs.map(({ title }) => title), ['Reseller', 'Referral', 'Technology integration']],
      'success stories': [partners.stories.length, 2],
    },
    texts: [
      ...['Apply Now', 'Join Program', 'Become a Partner', 'Contact Partner Team'],
      ...['up to 30%', '10%', 'recurring', 'Monthly payouts'],
    ],
  },
  '/privacy-policy': {
    category: 'Legal',
    facts: { 'sections to read': [privacySections.length > 0, true] },
    texts: ['30 days to 7 years', '12 months', 'within 30 days', 'minimum age of a user is 16', 'UAE', 'EU', 'US'],
  },
  '/terms-of-service': {
    category: 'Legal',
    facts: { 'numbered sections': [termsSections.length, 10] },
    texts: ["30 days' notice", 'last 12 months of payments', 'courts of Dubai', 'United Arab Emirates'],
  },
  '/cookie-policy': {
    category: 'Legal',
    facts: {
      'types of cookies, and how long each is kept': [
        Object.values(cookieTypes).map(({ title, duration }) => `${title}: ${duration}`),
        [
          'Essential: Session to 1 year',
          'Analytics: Up to 2 years',
          'Functional: Up to 1 year',
          'Marketing: Up to 1 year',
        ],
      ],
      'types that can be switched off': [optionalTypeIds, ['analytics', 'functional', 'marketing']],
      'third-party services': [thirdPartyServices(exampleSite).length > 0, true],
    },
    texts: ['Accept all', 'Reject optional', 'Save choice'],
  },
} satisfies Record<string, PageRequirements>;
