import { faqPage, type PageDeclaration, trail } from '@site/remote-kit';
import { content } from './content.ts';

const { answers } = content;

export const helpCenter: PageDeclaration = {
  path: '/help-center',
  needsPages: true,
  meta: {
    title: 'Help center | {brand}',
    description:
      'Guides, documentation and short answers for phone, video, messaging and SIP trunks. Search everything, or reach support by chat, phone or ticket.',
    keywords: ['help center', 'documentation', 'set-up guides', 'SIP trunk help', 'support'],
    social: {
      title: '{brand} help center',
      description: 'Set-up guides and answers, searchable, and people to ask.',
    },
    jsonLd: [
      faqPage(answers),
      trail([
        { name: 'Home', path: '/' },
        { name: 'Help Center', path: '/help-center' },
      ]),
    ],
  },
  sitemap: {
    title: 'Help Center',
    category: 'Support',
    description: 'Guides, documentation and short answers, searchable',
    priority: 0.7,
    changeFrequency: 'Weekly',
    icon: 'life-buoy',
  },
  navigation: [
    { group: 'resources', label: 'Help Center', order: 20, description: 'Set-up guides and answers, searchable' },
    { group: 'support', label: 'Help Center', order: 10 },
  ],
  hydrateOnTouch: true,
};
