import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { factText } from '../../facts/fact-texts.ts';
import { content } from './content.ts';

const path = '/voip-solutions';
const title = 'VoIP Solutions';

export const voipSolutions: PageDeclaration = {
  path,
  meta: {
    title: 'VoIP solutions: what a call costs and why | {brand}',
    description: `VoIP for offices and carriers: one call split into its costs, up to ${factText.largestSavings} less than on old lines, deployed in ${factText.deployment}, ${factText.bandwidth} per call, no setup fees.`,
    keywords: ['VoIP solutions', 'business VoIP', 'VoIP savings', 'internet telephony', 'cost of a call', 'G.722'],
    social: {
      title: `The same call, up to ${factText.largestSavings} less.`,
      description: 'What one call costs on an old line and over VoIP, cost by cost, and three ways to move.',
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'One call split into its costs, three ways to move, and what comes with it',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'scale',
  },
  interactive: false,
  navigation: [
    { group: 'wholesale-carriers', label: title, order: 10, description: 'One call split into its costs' },
    { group: 'wholesale', label: title, order: 50 },
  ],
};
