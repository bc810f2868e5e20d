import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';

const path = '/voip-termination';
const title = 'VoIP Termination';

export const voipTermination: PageDeclaration = {
  path,
  meta: {
    title: 'VoIP termination, measured at every hop | {brand}',
    description:
      'VoIP termination over 200+ carrier partners: ASR 98%+ and 99.5% on premium routes, post-dial delay under 3 seconds, four volume tiers, from 50,000 minutes a month.',
    keywords: ['VoIP termination', 'voice termination', 'SIP termination', 'ASR', 'ACD', 'PDD', 'premium termination'],
    social: {
      title: 'From your switch to their phone.',
      description: 'Voice termination with ASR, ACD and PDD measured at every hop, and up to 20% off by volume.',
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'The path of a call with its quality figures, volume tiers and base rates',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'phone',
  },
  interactive: false,
};
