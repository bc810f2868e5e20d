import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const termsOfService: PageDeclaration = {
  path: '/terms-of-service',
  meta: {
    title: 'Terms of Service in ten sections | {brand}',
    description:
      'The contract in plain language: 14-day trial, 30 days’ notice of price changes, 99.9% uptime on paid plans, liability up to 12 months of payments, UAE law.',
    keywords: ['terms of service', 'service level agreement', 'cancellation', 'limit of liability', 'UAE law'],
    social: {
      title: 'Terms of Service',
      description: 'Ten sections, each summed up in a sentence: trial, prices, uptime, data, leaving, liability, law.',
    },
    jsonLd: [breadcrumbs('Terms of Service', '/terms-of-service')],
  },
  sitemap: {
    title: 'Terms of Service',
    category: 'Legal',
    description: 'The contract in ten sections, from the trial to the law that applies',
    priority: 0.4,
    changeFrequency: 'Yearly',
    icon: 'scale',
  },
  navigation: [{ group: 'legal', label: 'Terms of Service', order: 20 }],
  interactive: false,
};
