import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const security: PageDeclaration = {
  path: '/security',
  meta: {
    title: 'Security: encryption, sign-in, logs and data controls | {brand}',
    description:
      'Eight measures from TLS and SRTP to toll-fraud limits, what SOC 2, ISO 27001, GDPR and HIPAA mean for you, and data controls: region, retention, deletion within 30 days.',
    keywords: [
      'VoIP security',
      'SRTP encryption',
      'SOC 2 Type II',
      'ISO 27001',
      'data residency',
      'toll fraud protection',
    ],
    social: {
      title: 'Encrypted on the way, locked where it lies',
      description: 'Eight measures, four standards and the settings that decide where your data lives and how long.',
    },
    jsonLd: [breadcrumbs('Security', '/security')],
  },
  sitemap: {
    title: 'Security',
    category: 'Product',
    description: 'Eight measures, four standards and the controls over your data',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'shield-check',
  },
  interactive: false,
};
