import { describe, expect, test } from 'vitest';
import { discountText, firstTier, largestDiscount, type TierTerms, volumeTiers } from './volume-tier.ts';

const terms: TierTerms[] = [
  { tier: 'Starter', from: 50_000, discount: 0, features: [] },
  { tier: 'Professional', from: 250_000, discount: 8, features: [] },
  { tier: 'Enterprise', from: 1_000_000, discount: { from: 10, to: 20 }, features: [] },
  { tier: 'Carrier', from: 5_000_000, discount: 'custom', features: [] },
];

describe('volume tiers', () => {
  test('follow one another without a gap', () => {
    expect(volumeTiers(terms).map(({ volume }) => volume)).toEqual(['50K–250K', '250K–1M', '1M–5M', '5M+']);
  });

  test('name their discounts', () => {
    expect(terms.map(({ discount }) => discountText(discount))).toEqual([
      'Base rate',
      '8% off',
      '10–20% off',
      'Custom',
    ]);
  });

  test('provide the smallest volume and the largest published discount', () => {
    expect(firstTier(terms)).toBe(50_000);
    expect(largestDiscount(terms)).toBe(20);
  });
});
