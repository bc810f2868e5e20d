import { integrations } from '../../mfe-marketing/src/integrations/integration-list.ts';
import * as features from '../../mfe-marketing/src/pages/features/content.ts';
import * as security from '../../mfe-marketing/src/pages/security/content.ts';
import * as cloudPhone from '../../mfe-marketing/src/pages/solutions/cloud-phone/content.ts';
import * as fileSharing from '../../mfe-marketing/src/pages/solutions/file-sharing/content.ts';
import * as solutionIntegrations from '../../mfe-marketing/src/pages/solutions/integrations/content.ts';
import * as teamMeetings from '../../mfe-marketing/src/pages/solutions/team-meetings/content.ts';
import * as teamMessaging from '../../mfe-marketing/src/pages/solutions/team-messaging/content.ts';
import * as videoCalling from '../../mfe-marketing/src/pages/solutions/video-calling/content.ts';
import type { Demand, Demands } from './demand.ts';

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
  '/features': {
    category: 'Product',
    priority: 0.7,
    facts: { features: [features.categories.flatMap((category) => category.features).length, 12] },
    words: features.categories.map(({ name }) => name),
    links: ['/signup'],
  },
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
  '/solutions/video-calling': solution(videoCalling, ['50, 250 or 500 participants', 'HD video']),
  '/solutions/team-messaging': solution(teamMessaging),
  '/solutions/team-meetings': solution(teamMeetings, ['up to 10,000 participants', 'up to 10,000 viewers']),
  '/solutions/file-sharing': solution(fileSharing, ['Try File Sharing']),
  '/solutions/integrations': solution(solutionIntegrations, [
    ...['500+ apps', 'One-click OAuth', 'Custom workflows', 'Analytics', 'Explore Integrations'],
  ]),
} satisfies Demands;
