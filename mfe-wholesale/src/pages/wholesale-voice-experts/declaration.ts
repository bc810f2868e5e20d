import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';

const path = '/wholesale-voice-experts';
const title = 'Wholesale Voice Experts';

export const wholesaleVoiceExperts: PageDeclaration = {
  path,
  meta: {
    title: 'Wholesale voice over 200+ carriers | {brand}',
    description:
      'One interconnection to 200+ carrier partners: eight routes from Dubai with carriers, ASR and price, how each call finds its carrier, and the rates as CSV.',
    keywords: ['wholesale voice', 'voice carriers', 'carrier interconnection', 'voice routes', 'wholesale voice rates'],
    social: {
      title: '200+ carriers, one handshake',
      description: 'For each destination, calls take the carrier that answers best this hour.',
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Carrier routes from Dubai with their price, and how to interconnect',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'map',
  },
  interactive: false,
};
