import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import * as facts from '../../facts/facts.ts';

export const about: PageDeclaration = {
  path: '/about',
  interactive: false,
  meta: {
    title: `About: a voice company from Dubai, since ${facts.founded} | {brand}`,
    description: `Founded in Dubai in ${facts.founded}: a cloud phone first, then video, messages, wholesale voice and an open API. The years, the routes and what we hold ourselves to.`,
    keywords: ['about', 'company history', 'Dubai', 'cloud communications company', 'voice network', 'values'],
    social: {
      title: `Founded in Dubai in ${facts.founded}`,
      description: 'How a cloud phone became a platform and a voice network, year by year.',
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: 'About {brand}',
        url: '{origin}/about',
        mainEntity: {
          '@type': 'Organization',
          '@id': '{origin}/#organization',
          name: '{brand}',
          url: '{origin}/',
          foundingDate: facts.founded,
          foundingLocation: { '@type': 'Place', name: 'Dubai, United Arab Emirates' },
          address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
        },
      },
      breadcrumbs('About', '/about'),
    ],
  },
  sitemap: {
    title: 'About',
    category: 'Company',
    description: `Founded in Dubai in ${facts.founded}: history, routes and values`,
    priority: 0.8,
    changeFrequency: 'Monthly',
    icon: 'users',
  },
  navigation: [
    { group: 'header', label: 'About', order: 50 },
    { group: 'company', label: 'About', order: 10 },
  ],
};
