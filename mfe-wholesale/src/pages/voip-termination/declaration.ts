import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { factText } from '../../facts/fact-texts.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { largestDiscount } from '../../rates/volume-tier.ts';
import { content } from './content.ts';

const path = '/voip-termination';
const title = 'VoIP Termination';

export const voipTermination: PageDeclaration = {
  path,
  meta: {
    title: 'VoIP termination, measured at every hop | {brand}',
    description: `VoIP termination over ${factText.carriers} carrier partners: ASR ${factText.asr}+ and ${factText.premiumAsr} on premium routes, post-dial delay ${factText.pdd}, ${countInWords(terminationTiers.length)} volume tiers, from ${factText.terminationMinutes} minutes a month.`,
    keywords: ['VoIP termination', 'voice termination', 'SIP termination', 'ASR', 'ACD', 'PDD', 'premium termination'],
    social: {
      title: 'From your switch to their phone.',
      description: `Voice termination with ASR, ACD and PDD measured at every hop, and up to ${largestDiscount(terminationTiers)}% off by volume.`,
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
  navigation: [
    { group: 'wholesale-rates', label: title, order: 30, description: 'The path of a call, hop by hop' },
    { group: 'wholesale', label: title, order: 30 },
  ],
};
