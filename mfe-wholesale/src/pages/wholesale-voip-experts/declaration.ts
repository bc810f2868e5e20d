import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { factText } from '../../facts/fact-texts.ts';
import { content } from './content.ts';

const path = '/wholesale-voip-experts';
const title = 'Wholesale VoIP Experts';

export const wholesaleVoipExperts: PageDeclaration = {
  path,
  meta: {
    title: 'Wholesale VoIP experts on shift 24/7 | {brand}',
    description: `Engineers with ${content.years.figure} years on carrier networks watch your routes: ASR ${factText.asr}+, ACD ${factText.acdShort}, PDD ${factText.pddShort}, completion ${factText.completion}. From ${factText.wholesaleMinutes} minutes a month.`,
    keywords: ['wholesale VoIP experts', 'VoIP engineers', 'ASR', 'ACD', 'PDD', 'call completion', 'voice quality'],
    social: {
      title: 'Four figures say how a call went',
      description: 'Engineers who read ASR, ACD, PDD and completion for every route, around the clock.',
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Engineers, the four quality figures they watch and what they do about them',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'users',
  },
  interactive: false,
  navigation: [
    { group: 'wholesale-carriers', label: title, order: 20, description: 'Engineers and four quality figures' },
    { group: 'wholesale', label: title, order: 60 },
  ],
};
