import type { Rate } from './rate.ts';

interface RateProduct {
  name: string;
  description: string;
  /** Of the page with the offer. */
  path: string;
  rates: readonly Rate[];
  /** Minimum minutes per month. */
  minimum: number;
  /** First day of the rates, `YYYY-MM-DD`. */
  validFrom: string;
}

/** Code of the minute in UN/CEFACT recommendation 20. */
const MINUTE = 'MIN';

/** Structured data of minutes for sale, one offer per destination (schema.org Product). */
export const rateProduct = ({ name, description, path, rates, minimum, validFrom }: RateProduct) => {
  const prices = rates.map(({ rate }) => rate);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    brand: { '@type': 'Brand', name: '{brand}' },
    url: `{origin}${path}`,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: rates.length,
      offers: rates.map(({ destination, rate }) => ({
        '@type': 'Offer',
        name: destination,
        price: rate,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: rate,
          priceCurrency: 'USD',
          unitCode: MINUTE,
          validFrom,
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum, unitCode: MINUTE },
        },
      })),
    },
  };
};
