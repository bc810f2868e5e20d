import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';
import { content } from './content.ts';

export const partners: PageDeclaration = {
  path: '/partners',
  interactive: false,
  meta: {
    title: `Partner Program: up to ${facts.resellerMargin} margin or ${facts.referralCommission} recurring | {brand}`,
    description: `Resell with margins of up to ${facts.resellerMargin}, refer for ${facts.referralCommission} recurring with monthly payouts, or integrate through the API. ${capitalizedCount(content.programs.length)} programs with public terms.`,
    keywords: [
      'partner program',
      'UCaaS reseller',
      'VoIP referral commission',
      'technology partner',
      'channel partner',
    ],
    social: {
      title: 'Sell it, refer it or build on it',
      description: `Up to ${facts.resellerMargin} margin for resale, ${facts.referralCommission} recurring for a referral, an API for your product.`,
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
  navigation: [{ group: 'company', label: 'Partners', order: 40 }],
};
