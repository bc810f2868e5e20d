import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';
import { content } from './content.ts';

export const security: PageDeclaration = {
  path: '/security',
  meta: {
    title: 'Security: encryption, sign-in, logs and data controls | {brand}',
    description: `${capitalizedCount(content.securityFeatures.length)} measures from TLS and SRTP to toll-fraud limits, what SOC 2, ISO 27001, GDPR and HIPAA mean for you, and data controls: region, retention, deletion within ${facts.deletion}.`,
    keywords: [
      'VoIP security',
      'SRTP encryption',
      'SOC 2 Type II',
      'ISO 27001',
      'data residency',
      'toll fraud protection',
    ],
    social: {
      title: 'Encrypted in transit, locked at rest',
      description: `${capitalizedCount(content.securityFeatures.length)} measures, ${countInWords(content.complianceBadges.length)} standards and the settings that decide where your data lives and how long.`,
    },
    jsonLd: [breadcrumbs('Security', '/security')],
  },
  sitemap: {
    title: 'Security',
    category: 'Product',
    description: `${capitalizedCount(content.securityFeatures.length)} measures, ${countInWords(content.complianceBadges.length)} standards and laws, and controls over your data`,
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'shield-check',
  },
  navigation: [{ group: 'product', label: 'Security', order: 40 }],
  interactive: false,
};
