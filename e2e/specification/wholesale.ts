import { content as trunking } from '../../mfe-wholesale/src/pages/sip-trunking/content.ts';
import { content as reseller } from '../../mfe-wholesale/src/pages/voip-reseller-must-have/content.ts';
import { content as solutions } from '../../mfe-wholesale/src/pages/voip-solutions/content.ts';
import { content as termination } from '../../mfe-wholesale/src/pages/voip-termination/content.ts';
import { content as voiceExperts } from '../../mfe-wholesale/src/pages/wholesale-voice-experts/content.ts';
import { content as terminationPrices } from '../../mfe-wholesale/src/pages/wholesale-voice-termination-rates/content.ts';
import { content as voipExperts } from '../../mfe-wholesale/src/pages/wholesale-voip-experts/content.ts';
import { content as rates } from '../../mfe-wholesale/src/pages/wholesale-voip-rates/content.ts';
import { allRates, rateRegions } from '../../mfe-wholesale/src/rates/rates-page-rates.ts';
import { ratesPageTiers } from '../../mfe-wholesale/src/rates/rates-page-tiers.ts';
import { terminationRates } from '../../mfe-wholesale/src/rates/termination-rates.ts';
import { terminationTiers } from '../../mfe-wholesale/src/rates/termination-tiers.ts';
import type { Demand, Demands } from './demand.ts';

interface Wholesale {
  faq: { items: readonly unknown[] };
}

/** Every one of them answers five questions and leads to a trial or a message. */
const wholesale = ({ faq }: Wholesale, words: readonly string[], facts: Demand['facts'] = {}): Demand => ({
  category: 'VoIP',
  priority: 0.7,
  facts: { ...facts, questions: [faq.items.length, 5] },
  words,
});

const QUALITY = ['98%', '99.5%', '180', 'under 3 s'];
const CODECS = ['G.711', 'G.722', 'G.729'];

const destinationsOf = (region: string) =>
  rateRegions.find(({ name }) => name === region)?.rates.map(({ destination }) => destination);

/** Wholesale and VoIP pages. */
export const wholesalePages = {
  '/voip-solutions': wholesale(solutions, [
    ...['up to 60%', 'about 100 Kbps', '24–48', '1–2 weeks', 'under 100 ms', 'under 30 s', '100,000', ...CODECS],
    ...['Get Started Today', '30-day money-back guarantee', 'no setup fees'],
  ]),
  '/wholesale-voip-experts': wholesale(voipExperts, [
    ...['15+', '200+', '100,000', '98%+', 'up to 98%', '180', 'under 3 s', 'up to 60%'],
    ...['24–48', '1–2 weeks', '10 million', 'under 30 s', ...CODECS],
  ]),
  '/wholesale-voice-experts': wholesale(voiceExperts, [
    ...['200+', '100,000', 'Get Wholesale Rates', '98%+', '180', '24–48', '1–2 weeks', 'net 15 to net 30'],
    ...CODECS,
  ]),
  '/voip-reseller-must-have': wholesale(reseller, [
    ...['$5K–25K', '30–60%', '6–12', '100,000', 'Get Started Today', '30-day money-back guarantee'],
  ]),
  '/voip-termination': wholesale(
    termination,
    [...QUALITY, ...CODECS, '50,000', '20%', 'up to 98%', 'under 100 ms', 'under 30 s', 'Get Termination Rates'],
    {
      'volume tiers': [terminationTiers.map(({ tier }) => tier), ['Starter', 'Professional', 'Enterprise', 'Carrier']],
    },
  ),
  '/wholesale-voice-termination-rates': wholesale(
    terminationPrices,
    [...QUALITY, ...CODECS, '50,000', '20%', '10 million', '25%', 'updated monthly', 'Get Rate Sheet'],
    {
      'sample rates': [terminationRates.length, 16],
      'lowest and highest': [
        [terminationRates.at(0), terminationRates.at(-1)].map((rate) => [rate?.destination, rate?.rate]),
        [
          ['USA', 0.0045],
          ['Egypt', 0.0195],
        ],
      ],
      'volume tiers': [terminationTiers.map(({ volume }) => volume), ['100K–500K', '500K–2M', '2M–10M', '10M+']],
    },
  ),
  '/sip-trunking': wholesale(trunking, [
    ...['70%', 'about 100 Kbps', '24–48', '1–2 weeks', 'under 100 ms', 'under 30 s', ...CODECS],
    ...['Get SIP Trunks', 'Calculate Savings', 'Launch Rate Calculator'],
  ]),
  '/wholesale-voip-rates': wholesale(
    rates,
    [
      ...['View Live Rates', 'Request Rate Sheet', 'Access Rate Portal', 'Speak with Rate Specialist'],
      ...['195+', '25%', '$0.0038', '$0.0175', '50,000', 'net 15 to net 30', 'under 24 hours'],
      ...['Cost optimization', 'Global reach', 'Rate analytics', 'Rate calculator'],
    ],
    {
      regions: [rateRegions.map(({ name }) => name), ['North America', 'Europe', 'Asia Pacific', 'Middle East']],
      'North America': [destinationsOf('North America'), ['USA', 'Canada', 'USA Mobile', 'Canada Mobile']],
      Europe: [destinationsOf('Europe'), ['UK', 'Germany', 'France', 'Spain']],
      'Asia Pacific': [destinationsOf('Asia Pacific'), ['India', 'China', 'Japan', 'Australia']],
      'Middle East': [destinationsOf('Middle East'), ['UAE', 'Saudi Arabia', 'Kuwait', 'Qatar']],
      'rates from the lowest to the highest': [
        [Math.min(...allRates.map(({ rate }) => rate)), Math.max(...allRates.map(({ rate }) => rate))],
        [0.0038, 0.0175],
      ],
      'volume tiers': [
        ratesPageTiers.map(({ tier, volume, discount }) => [tier, volume, discount]),
        [
          ['Starter', '50K–250K', 0],
          ['Professional', '250K–1M', 8],
          ['Enterprise', '1M–5M', 15],
          ['Carrier', '5M+', 'custom'],
        ],
      ],
      'comparison figures and their links': [
        [rates.comparison.stats.length, rates.comparison.links.length],
        [3, 2],
      ],
    },
  ),
} satisfies Demands;
