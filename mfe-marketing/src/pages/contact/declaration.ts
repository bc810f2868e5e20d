import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import * as facts from '../../facts/facts.ts';

export const contact: PageDeclaration = {
  path: '/contact',
  meta: {
    title: 'Contact: write to a person | {brand}',
    description: `Ask about plans, numbers, porting or wholesale traffic by form, phone, WhatsApp or email. You get an answer within ${facts.answerTime}.`,
    keywords: ['contact', 'sales', 'support phone', 'number porting', 'wholesale voice contact'],
    social: {
      title: 'Write to a person',
      description: `By form, phone, WhatsApp or email. An answer within ${facts.answerTime}.`,
    },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        name: 'Contact {brand}',
        url: '{origin}/contact',
        about: { '@type': 'Organization', '@id': '{origin}/#organization', name: '{brand}' },
      },
      breadcrumbs('Contact', '/contact'),
    ],
  },
  sitemap: {
    title: 'Contact',
    category: 'Core',
    description: 'Message form, phone, WhatsApp, email and address',
    priority: 0.8,
    changeFrequency: 'Monthly',
    icon: 'mail',
  },
  navigation: [
    { group: 'header', label: 'Contact', order: 60 },
    { group: 'support', label: 'Contact', order: 20 },
  ],
  hydrateOnTouch: true,
};
