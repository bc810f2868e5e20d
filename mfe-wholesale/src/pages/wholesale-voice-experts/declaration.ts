import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { factText } from '../../facts/fact-texts.ts';
import { content } from './content.ts';
import { routes } from './routes.ts';

const path = '/wholesale-voice-experts';
const title = 'Wholesale Voice Experts';

export const wholesaleVoiceExperts: PageDeclaration = {
  path,
  meta: {
    title: `Wholesale voice over ${factText.carriers} carriers | {brand}`,
    description: `One interconnection to ${factText.carriers} carrier partners: ${countInWords(routes.length)} routes from Dubai with carriers, ASR and price, how each call finds its carrier, and the rates as CSV.`,
    keywords: ['wholesale voice', 'voice carriers', 'carrier interconnection', 'voice routes', 'wholesale voice rates'],
    social: {
      title: `${factText.carriers} carriers, one handshake`,
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
  navigation: [
    { group: 'wholesale-carriers', label: title, order: 30, description: 'Carrier routes from Dubai' },
    { group: 'wholesale', label: title, order: 70 },
  ],
};
