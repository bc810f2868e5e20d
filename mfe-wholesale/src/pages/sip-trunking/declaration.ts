import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';

const path = '/sip-trunking';
const title = 'SIP Trunking';

export const sipTrunking: PageDeclaration = {
  path,
  meta: {
    title: 'SIP trunking for the PBX you have | {brand}',
    description:
      'SIP trunks with two hosts and failover under 30 seconds, G.711, G.722 and G.729, about 100 Kbps per call, deployed in 24–48 hours. Work out what your lines could cost.',
    keywords: ['SIP trunking', 'SIP trunk provider', 'PBX', 'SIP failover', 'G.711', 'SIP trunk savings'],
    social: {
      title: 'Keep the PBX. Change the line.',
      description: 'SIP trunks with failover under 30 seconds and line costs up to 70% lower.',
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
};
