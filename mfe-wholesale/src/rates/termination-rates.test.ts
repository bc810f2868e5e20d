import { describe, expect, test } from 'vitest';
import { terminationRates, terminationRegions } from './termination-rates.ts';
import { largestTerminationDiscount, terminationMinimum, terminationTiers } from './termination-tiers.ts';
import { discountRange } from './volume-tier.ts';

describe('the rates of the termination pages', () => {
  test('are the sixteen samples', () => {
    const samples = terminationRegions.flatMap(({ rates }) =>
      rates.map(({ destination, rate }) => [destination, rate]),
    );
    expect(samples).toEqual([
      ['USA', 0.0045],
      ['Canada', 0.0055],
      ['UK', 0.0089],
      ['Germany', 0.0095],
      ['France', 0.0125],
      ['Spain', 0.0135],
      ['Italy', 0.0145],
      ['Netherlands', 0.0115],
      ['India', 0.0095],
      ['China', 0.0155],
      ['Japan', 0.0189],
      ['Australia', 0.0145],
      ['UAE', 0.0165],
      ['Saudi Arabia', 0.0175],
      ['South Africa', 0.0185],
      ['Egypt', 0.0195],
    ]);
  });

  test('are listed from the lowest to the highest, none missing', () => {
    const rates = terminationRates.map(({ rate }) => rate);
    expect(rates).toHaveLength(16);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  });
});

describe('the volume tiers of termination', () => {
  test('take over from each other without a gap', () => {
    expect(terminationTiers.map(({ tier, volume, from }) => [tier, volume, from])).toEqual([
      ['Starter', '100K–500K', 100_000],
      ['Professional', '500K–2M', 500_000],
      ['Enterprise', '2M–10M', 2_000_000],
      ['Carrier', '10M+', 10_000_000],
    ]);
    expect(terminationMinimum).toBe(50_000);
  });

  test('promise no more than 20%', () => {
    expect(largestTerminationDiscount).toBe(20);
    for (const { discount } of terminationTiers)
      expect(discountRange(discount).to).toBeLessThanOrEqual(largestTerminationDiscount);
  });
});
