import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount } from '@site/ui/text/count-in-words.ts';
import { content } from './content.ts';
import { offerText } from './offer.ts';

const path = '/voip-reseller-must-have';
const title = 'VoIP Reseller Must-Have';

export const voipResellerMustHave: PageDeclaration = {
  path,
  meta: {
    title: 'What a VoIP reseller must have | {brand}',
    description: `The VoIP reseller toolkit: margins of ${offerText.margin}, startup cost of ${offerText.cost}, break-even in ${offerText.breakEven} months, and the way to the first customer in four weeks.`,
    keywords: ['VoIP reseller', 'white-label VoIP', 'reseller margin', 'reseller toolkit', 'start a VoIP business'],
    social: {
      title: 'Buy minutes. Sell months.',
      description: `${capitalizedCount(content.toolkit.items.length)} things a VoIP reseller must have, what they cost and when they are earned.`,
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
  navigation: [
    { group: 'wholesale-carriers', label: title, order: 40, description: 'Toolkit, margins and break-even' },
    { group: 'wholesale', label: title, order: 80 },
  ],
};
