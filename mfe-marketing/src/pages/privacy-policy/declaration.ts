import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const privacyPolicy: PageDeclaration = {
  path: '/privacy-policy',
  meta: {
    title: 'Privacy Policy: what is kept, where and how long | {brand}',
    description:
      'What forms and accounts store, why, in which region (UAE, EU or US) and for how long: 30 days to 7 years, security logs 12 months, deletions done within 30 days.',
    keywords: ['privacy policy', 'data retention', 'data residency', 'GDPR', 'UAE data protection law'],
    social: {
      title: 'Privacy Policy',
      description: 'What is kept, where and for how long, and how to have it deleted within 30 days.',
    },
    jsonLd: [breadcrumbs('Privacy Policy', '/privacy-policy')],
  },
  sitemap: {
    title: 'Privacy Policy',
    category: 'Legal',
    description: 'What data is held, why, where and for how long; your rights',
    priority: 0.4,
    changeFrequency: 'Yearly',
    icon: 'shield-check',
  },
  navigation: [{ group: 'legal', label: 'Privacy Policy', order: 10 }],
  interactive: false,
};
