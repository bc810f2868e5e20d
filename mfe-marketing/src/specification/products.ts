import type { PageRequirements } from '@site/remote-kit/testing';
import { featureCategories } from '../features/feature-categories.ts';
import { integrations } from '../integrations/integration-list.ts';
import { content as security } from '../pages/security/content.ts';
import { content as cloudPhone } from '../pages/solutions/cloud-phone/content.ts';
import { content as fileSharing } from '../pages/solutions/file-sharing/content.ts';
import { content as solutionIntegrations } from '../pages/solutions/integrations/content.ts';
import { content as teamMeetings } from '../pages/solutions/team-meetings/content.ts';
import { content as teamMessaging } from '../pages/solutions/team-messaging/content.ts';
import { content as videoCalling } from '../pages/solutions/video-calling/content.ts';

interface Solution {
  features: { items: Readonly<Record<string, unknown>> };
  benefits: { items: readonly unknown[] };
}

/** Hero, six features, benefits, closing call to action. */
const solution = ({ features, benefits }: Solution, texts: readonly string[] = []): PageRequirements => ({
  category: 'Solutions',
  priority: 0.8,
  facts: {
    features: [Object.keys(features.items).length, 6],
    'a list of benefits': [benefits.items.length > 0, true],
  },
  texts,
  links: ['/signup'],
});

export const products = {
  '/features': {
    category: 'Product',
    priority: 0.7,
    facts: { features: [featureCategories.flatMap((category) => category.features).length, 12] },
    texts: [
      ...['Calling', 'Meetings', 'Teamwork', 'Control'],
      ...['Up to 500 participants', 'Up to 10,000 viewers', '500+ apps', '14 days, no credit card'],
    ],
    links: ['/signup'],
  },
  '/integrations': {
    priority: 0.7,
    facts: {
      integrations: [integrations.length, 12],
      'popular ones': [integrations.filter(({ popular }) => popular).length, 7],
    },
    texts: ['500+ integrations'],
  },
  '/security': {
    category: 'Product',
    priority: 0.7,
    facts: {
      'security features': [security.securityFeatures.length, 8],
      'compliance badges': [
        security.complianceBadges.map(({ name }) => name),
        ['SOC 2 Type II', 'ISO 27001', 'GDPR', 'HIPAA'],
      ],
      'data controls': [
        security.dataControls.map(({ title, value }) => `${title}: ${value}`),
        [
          'Retention: 30\u00a0days to 7\u00a0years',
          'Residency: UAE, EU or US',
          'Deletion: Within 30\u00a0days',
          'Security logs: 12\u00a0months',
          'Export: At any time',
        ],
      ],
    },
    links: ['/contact?topic=security'],
  },
  '/solutions/cloud-phone': solution(cloudPhone, [
    ...['$5/month', '$0.02/min to 200+ countries', '30 days to 7 years', '99.9% uptime', '12 regions'],
  ]),
  '/solutions/video-calling': solution(videoCalling, ['50, 250 or 500 participants', 'HD video']),
  '/solutions/team-messaging': solution(teamMessaging, ['500M+ messages']),
  '/solutions/team-meetings': solution(teamMeetings, [
    'up to 10,000 participants',
    'up to 10,000 viewers',
    'global regions; you join at the nearest 12',
  ]),
  '/solutions/file-sharing': solution(fileSharing, [
    ...['Try File Sharing', 'from 30 days to 7 years', 'within 30 days', '12 months', 'UAE, EU, US'],
  ]),
  '/solutions/integrations': solution(solutionIntegrations, [
    ...['500+ apps', 'One-click OAuth', 'Custom workflows', 'Analytics', 'Explore Integrations'],
  ]),
} satisfies Record<string, PageRequirements>;
