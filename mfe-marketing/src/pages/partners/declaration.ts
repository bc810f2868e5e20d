import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';

export const partners: PageDeclaration = {
  path: '/partners',
  interactive: false,
  meta: {
    title: 'Partner Program: up to 30% margin or 10% recurring | {brand}',
    description:
      'Resell with margins of up to 30%, refer for 10% recurring with monthly payouts, or integrate through the API. Three programs with public terms.',
    keywords: [
      'partner program',
      'UCaaS reseller',
      'VoIP referral commission',
      'technology partner',
      'channel partner',
    ],
    social: {
      title: 'Sell it, refer it or build on it',
      description: 'Up to 30% margin for resale, 10% recurring for a referral, an API for your product.',
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Partner Program of {brand}',
        url: '{origin}/partners',
        about: { '@type': 'Organization', '@id': '{origin}/#organization', name: '{brand}' },
      },
      breadcrumbs('Partners', '/partners'),
    ],
  },
  sitemap: {
    title: 'Partners',
    category: 'Company',
    description: 'Reseller, referral and technology programs with their terms',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'handshake',
  },
};
