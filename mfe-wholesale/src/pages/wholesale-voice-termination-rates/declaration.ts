import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { rateProduct } from '../../rates/rate-product.ts';
import { ratesValidFrom } from '../../rates/rates-valid-from.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationMinimum } from '../../rates/termination-tiers.ts';
import { content } from './content.ts';

const path = '/wholesale-voice-termination-rates';
const title = 'Wholesale Voice Termination Rates';

export const wholesaleVoiceTerminationRates: PageDeclaration = {
  path,
  meta: {
    title: 'Wholesale voice termination rates, 16 countries | {brand}',
    description:
      'Wholesale voice termination rates to 16 countries, from $0.0045 (USA) to $0.0195 (Egypt) per minute, with volume tiers up to 20% off, a calculator and the sheet as CSV.',
    keywords: [
      'wholesale voice termination rates',
      'voice termination rate sheet',
      'termination rates CSV',
      'volume discount',
      'USA termination rate',
    ],
    social: {
      title: 'Sixteen countries, sixteen prices.',
      description: 'Voice termination from $0.0045 per minute: table, rate sheet and a calculator with volume tiers.',
    },
    jsonLd: [
      breadcrumbs(title, path),
      faqPage(content.faq.items),
      rateProduct({
        name: title,
        description: 'Voice termination by the minute to sixteen countries, base rates before volume discount',
        path,
        rates: terminationRates,
        minimum: terminationMinimum,
        validFrom: ratesValidFrom,
      }),
    ],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Sixteen termination rates as table and CSV, volume tiers and a calculator',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'tag',
  },
};
