import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { factText } from '../../facts/fact-texts.ts';
import { content } from './content.ts';

const path = '/sip-trunking';
const title = 'SIP Trunking';

export const sipTrunking: PageDeclaration = {
  path,
  meta: {
    title: 'SIP trunking for the PBX you have | {brand}',
    description: `SIP trunks with two hosts and failover ${factText.failover}, ${factText.codecsAnd}, ${factText.bandwidth} per call, deployed in ${factText.deployment}. Work out what your lines could cost.`,
    keywords: ['SIP trunking', 'SIP trunk provider', 'PBX', 'SIP failover', 'G.711', 'SIP trunk savings'],
    social: {
      title: 'Keep the PBX. Change the line.',
      description: `SIP trunks with failover ${factText.failover} and line costs up to ${factText.largestTrunkSavings} lower.`,
    },
    jsonLd: [breadcrumbs(title, path), faqPage(content.faq.items)],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'SIP trunks with failover, specification and a savings calculator',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'network',
  },
  navigation: [
    { group: 'wholesale-rates', label: title, order: 40, description: `Two hosts, failover ${factText.failoverShort}` },
    { group: 'wholesale', label: title, order: 40 },
  ],
  hydrateOnTouch: true,
};
