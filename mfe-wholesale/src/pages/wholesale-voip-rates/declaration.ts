import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { rateProduct } from '../../rates/rate-product.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { ratesPageMinimum } from '../../rates/rates-page-tiers.ts';
import { ratesValidFrom } from '../../rates/rates-valid-from.ts';
import { content } from './content.ts';

const path = '/wholesale-voip-rates';
const title = 'Wholesale VoIP Rates';

export const wholesaleVoipRates: PageDeclaration = {
  path,
  meta: {
    title: 'Wholesale VoIP rates by destination | {brand}',
    description:
      'Wholesale VoIP rates from $0.0038 per minute: sixteen destinations in four regions, four volume tiers, a rate calculator and the sheet as CSV. No setup fees.',
    keywords: ['wholesale VoIP rates', 'VoIP termination rates', 'A-Z rates', 'rate sheet', 'per-minute rates', 'ASR'],
    social: {
      title: 'Every minute has a price. Here it is.',
      description: 'Wholesale VoIP rates from $0.0038 per minute, with volume tiers, calculator and rate sheet.',
    },
    jsonLd: [
      breadcrumbs(title, path),
      faqPage(content.faq.items),
      rateProduct({
        name: title,
        description: 'VoIP minutes to sixteen destinations in four regions, before volume discount',
        path,
        rates: allRates,
        minimum: ratesPageMinimum,
        validFrom: ratesValidFrom,
      }),
    ],
  },
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Per-minute rates by region, volume tiers and a rate calculator',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'table',
  },
};
