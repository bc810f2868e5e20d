import { breadcrumbs, faqPage, type PageDeclaration } from '@site/remote-kit';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { facts } from '../../facts/facts.ts';
import { lowestRate, rateText } from '../../rates/rate.ts';
import { rateProduct } from '../../rates/rate-product.ts';
import { allRates, rateRegions } from '../../rates/rates-page-rates.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';
import { content } from './content.ts';

const path = '/wholesale-voip-rates';
const title = 'Wholesale VoIP Rates';
const lowest = rateText(lowestRate(allRates).rate);
const destinations = `${countInWords(allRates.length)} destinations in ${countInWords(rateRegions.length)} regions`;
/** `"USA $0.0038 · UK $0.0072"`, for the site's menu. */
const menuRates = allRates
  .filter(({ destination }) => content.menu.includes(destination))
  .map(({ destination, rate }) => `${destination} ${rateText(rate)}`)
  .join(' · ');

export const wholesaleVoipRates: PageDeclaration = {
  path,
  meta: {
    title: 'Wholesale VoIP rates by destination | {brand}',
    description: `Wholesale VoIP rates from ${lowest} per minute: ${destinations}, ${countInWords(ratesPageTiers.length)} volume tiers, a rate calculator and the sheet as CSV. No setup fees.`,
    keywords: ['wholesale VoIP rates', 'VoIP termination rates', 'A-Z rates', 'rate sheet', 'per-minute rates', 'ASR'],
    social: {
      title: 'Every minute has a price. Here it is.',
      description: `Wholesale VoIP rates from ${lowest} per minute, with volume tiers, calculator and rate sheet.`,
    },
    jsonLd: [
      breadcrumbs(title, path),
      faqPage(content.faq.items),
      rateProduct({
        name: title,
        description: `VoIP minutes to ${destinations}, before volume discount`,
        path,
        rates: allRates,
        minimum: facts.ratesPageMinutes,
        validFrom: facts.ratesValidFrom,
      }),
    ],
  },
  hydrateOnTouch: true,
  sitemap: {
    title,
    category: 'VoIP',
    description: 'Per-minute rates by region, volume tiers and a rate calculator',
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'table',
  },
  navigation: [
    { group: 'wholesale-rates', label: title, order: 10, description: 'Per-minute rates by region' },
    { group: 'wholesale', label: title, order: 10 },
    { group: 'wholesale-card', label: 'All rates, per minute', order: 10, description: menuRates },
  ],
};
