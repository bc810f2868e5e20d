import { integrations } from '../../mfe-marketing/src/integrations/integration-list.ts';
import * as security from '../../mfe-marketing/src/pages/security/content.ts';
import * as cloudPhone from '../../mfe-marketing/src/pages/solutions/cloud-phone/content.ts';
import type { Demand } from './demand.ts';

interface Solution {
  features: { items: Readonly<Record<string, unknown>> };
  benefits: { items: readonly unknown[] };
}

/** Hero, six features, benefits, closing call to action. */
const solution = ({ features, benefits }: Solution, words: readonly string[] = []): Demand => ({
  category: 'Solutions',
  priority: 0.8,
  facts: {
    features: [Object.keys(features.items).length, 6],
    'a list of benefits': [benefits.items.length > 0, true],
  },
  words,
  links: ['/signup'],
});

export const products = {
  '/features': 'awaited',
  '/integrations': {
    priority: 0.7,
    facts: {
      integrations: [integrations.length, 12],
      'popular ones': [integrations.filter(({ popular }) => popular).length, 7],
    },
    words: ['500+'],
  },
  '/security': {
    category: 'Product',
    priority: 0.7,
    facts: {
      'security features': [security.securityFeatures.length, 8],
      'compliance badges': [security.complianceBadges.length, 4],
      'data controls': [
        security.dataControls.map(({ title, value }) => `${title}: ${value}`),
        [
          'Retention: 30 days to 7 years',
          'Residency: UAE, EU or US',
          'Deletion: Within 30 days',
          'Security logs: 12 months',
          'Export: At any time',
        ],
      ],
    },
    links: ['/contact?topic=security'],
  },
  '/solutions/cloud-phone': solution(cloudPhone),
  '/solutions/video-calling': 'awaited',
  '/solutions/team-messaging': 'awaited',
  '/solutions/team-meetings': 'awaited',
  '/solutions/file-sharing': 'awaited',
  '/solutions/integrations': 'awaited',
} satisfies Record<string, Demand | 'awaited'>;
