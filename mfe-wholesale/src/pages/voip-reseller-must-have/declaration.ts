import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';

const path = '/voip-reseller-must-have';
const title = 'VoIP Reseller Must-Have';

export const voipResellerMustHave: PageDeclaration = {
  path,
  meta: {
    title: 'What a VoIP reseller must have | {brand}',
    description:
      'The VoIP reseller toolkit: margins of 30–60%, startup cost of $5K–25K, break-even in 6–12 months, and the way to the first customer in four weeks.',
    keywords: ['VoIP reseller', 'white-label VoIP', 'reseller margin', 'reseller toolkit', 'start a VoIP business'],
    social: {
      title: 'Buy minutes. Sell months.',
      description: 'Eight things a VoIP reseller must have, what they cost and when they are earned.',
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Reseller toolkit, margins, break-even and the first four weeks',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'briefcase',
  },
  interactive: false,
};
