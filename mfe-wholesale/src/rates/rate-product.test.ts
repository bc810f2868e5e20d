import { expect, test } from 'vitest';
import { rateProduct } from './rate-product.ts';

test('search engines read one offer per destination, per minute, and its two ends', () => {
  const product = rateProduct({
    name: 'Minutes',
    description: 'By the minute',
    path: '/rates',
    rates: [
      { destination: 'USA', rate: 0.0038 },
      { destination: 'Qatar', rate: 0.0175 },
    ],
    minimum: 50_000,
    validFrom: '2026-11-01',
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: {
      lowPrice: 0.0038,
      highPrice: 0.0175,
      offerCount: 2,
      offers: [
        { name: 'USA', price: 0.0038, priceSpecification: { unitCode: 'MIN', eligibleQuantity: { minValue: 50_000 } } },
        { name: 'Qatar', price: 0.0175 },
      ],
    },
  });
});
