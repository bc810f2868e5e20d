import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { facts } from '../../facts/facts.ts';
import { highestRate, lowestRate, rateText } from '../../rates/rate.ts';
import { rateProduct } from '../../rates/rate-product.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { largestDiscount } from '../../rates/volume-tier.ts';
import { content } from './content.ts';

const path = '/wholesale-voice-termination-rates';
const title = 'Wholesale Voice Termination Rates';
const countries = terminationRates.length;
const lowest = lowestRate(terminationRates);
const highest = highestRate(terminationRates);

export const wholesaleVoiceTerminationRates: PageDeclaration = {
  path,
  meta: {
    title: `Wholesale voice termination rates, ${countries} countries | {brand}`,
    description: `Wholesale voice termination rates to ${countries} countries, from ${rateText(lowest.rate)} (${lowest.destination}) to ${rateText(highest.rate)} (${highest.destination}) per minute, with volume tiers up to ${largestDiscount(terminationTiers)}% off, a calculator and the sheet as CSV.`,
    keywords: [
      'wholesale voice termination rates',
      'voice termination rate sheet',
      'termination rates CSV',
      'volume discount',
      'USA termination rate',
    ],
    social: {
      title: content.hero.title,
      description: `Voice termination from ${rateText(lowest.rate)} per minute: table, rate sheet and a calculator with volume tiers.`,
    },
    jsonLd: [
      breadcrumbs(title, path),
      faqPage(content.faq.items),
      rateProduct({
        name: title,
        description: `Voice termination by the minute to ${countInWords(countries)} countries, base rates before volume discount`,
        path,
        rates: terminationRates,
        minimum: facts.terminationMinutes,
        validFrom: facts.ratesValidFrom,
      }),
    ],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: `${capitalizedCount(countries)} termination rates as table and CSV, volume tiers and a calculator`,
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'tag',
  },
  navigation: [
    {
      group: 'wholesale-rates',
      label: 'Voice Termination Rates',
      order: 20,
      description: `${capitalizedCount(countries)} rates as table and CSV`,
    },
    { group: 'wholesale', label: 'Voice Termination Rates', order: 20 },
  ],
  hydrateOnTouch: true,
};
