import type { PageDeclaration } from '@site/remote-kit';
import * as facts from '../../facts/facts.ts';

export const home: PageDeclaration = {
  path: '/',
  interactive: false,
  meta: {
    title: 'Business phone, video and messaging in one app | {brand}',
    description: `Cloud phone, HD video, team messaging, meetings and file sharing in one app, on a voice network run from Dubai. ${facts.homeTrialDays}-day free trial, no setup fees.`,
    keywords: ['business phone', 'cloud phone', 'HD video meetings', 'team messaging', 'UCaaS', 'wholesale voice'],
    social: {
      title: 'Your whole company, on one line',
      description: `Cloud phone, HD video, messages, meetings and files in one app. Free for ${facts.homeTrialDays} days, no setup fees.`,
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': '{origin}/#organization',
        name: '{brand}',
        url: '{origin}/',
        description: 'Cloud phone, video, messaging and wholesale voice for business.',
        foundingDate: facts.founded,
        foundingLocation: { '@type': 'Place', name: 'Dubai, United Arab Emirates' },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: '{brand}',
        url: '{origin}/',
        inLanguage: 'en',
        publisher: { '@id': '{origin}/#organization' },
      },
    ],
  },
  sitemap: {
    title: 'Home',
    category: 'Core',
    description: 'Phone, video, messaging, meetings and files in one app',
    priority: 1,
    changeFrequency: 'Weekly',
    icon: 'house',
  },
  navigation: [{ group: 'header', label: 'Home', order: 10 }],
};
