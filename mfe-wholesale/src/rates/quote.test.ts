import { describe, expect, test } from 'vitest';
import { quote, tierFor } from './quote.ts';
import { volumeTiers } from './volume-tier.ts';

const fixed = {
  tiers: volumeTiers([
    { tier: 'Starter', from: 50_000, discount: 0, features: [] },
    { tier: 'Professional', from: 250_000, discount: 8, features: [] },
    { tier: 'Enterprise', from: 1_000_000, discount: 15, features: [] },
    { tier: 'Carrier', from: 5_000_000, discount: 'custom', features: [] },
  ]),
  minimum: 50_000,
};
const ranges = {
  tiers: volumeTiers([
    { tier: 'Starter', from: 100_000, discount: 0, features: [] },
    { tier: 'Professional', from: 500_000, discount: { from: 5, to: 10 }, features: [] },
    { tier: 'Enterprise', from: 2_000_000, discount: { from: 10, to: 20 }, features: [] },
    { tier: 'Carrier', from: 10_000_000, discount: 'custom', features: [] },
  ]),
  minimum: 50_000,
};

describe('the tier of a volume', () => {
  test.each([
    [49_999, undefined],
    [50_000, 'Starter'],
    [249_999, 'Starter'],
    [250_000, 'Professional'],
    [999_999, 'Professional'],
    [1_000_000, 'Enterprise'],
    [4_999_999, 'Enterprise'],
    [5_000_000, 'Carrier'],
    [50_000_000, 'Carrier'],
  ])('%i minutes a month, the first tier at the minimum: %s', (minutes, tier) => {
    expect(tierFor(minutes, fixed.tiers)?.tier).toBe(tier);
  });

  test.each([
    [99_999, undefined],
    [100_000, 'Starter'],
    [500_000, 'Professional'],
    [2_000_000, 'Enterprise'],
    [9_999_999, 'Enterprise'],
    [10_000_000, 'Carrier'],
  ])('%i minutes a month, the first tier above the minimum: %s', (minutes, tier) => {
    expect(tierFor(minutes, ranges.tiers)?.tier).toBe(tier);
  });
});

describe('the monthly cost', () => {
  test.each([
    [100_000, 'Starter', 720],
    [300_000, 'Professional', 1_987],
    [2_000_000, 'Enterprise', 12_240],
  ])('of %i minutes at $0.0072 is that of %s', (minutes, tier, cost) => {
    expect(quote({ rate: 0.0072, minutes, ...fixed })).toMatchObject({
      kind: 'quote',
      tier: { tier },
      cost: { least: cost, most: cost },
    });
  });

  test.each([
    [500_000, 4_005, 4_228],
    [2_000_000, 14_240, 16_020],
  ])('of %i minutes at $0.0089 is between those of the two ends of the discount', (minutes, least, most) => {
    expect(quote({ rate: 0.0089, minutes, ...ranges })).toMatchObject({ cost: { least, most } });
  });

  test('of a custom tier is that before any discount', () => {
    expect(quote({ rate: 0.0072, minutes: 6_000_000, ...fixed })).toMatchObject({
      tier: { discount: 'custom' },
      cost: { least: 43_200, most: 43_200 },
    });
  });

  test('between the minimum volume and the first tier is that of the listed rate', () => {
    expect(quote({ rate: 0.0089, minutes: 50_000, ...ranges })).toEqual({
      kind: 'quote',
      tier: undefined,
      cost: { least: 445, most: 445 },
    });
  });

  test('is compared with the current cost of the same minutes', () => {
    const request = { rate: 0.0072, minutes: 300_000, ...fixed };
    expect(quote({ ...request, currentRate: 0.0092 })).toMatchObject({ currentCost: 2_760 });
    expect(quote(request)).not.toHaveProperty('currentCost');
  });

  test('does not exist below the minimum volume', () => {
    expect(quote({ rate: 0.0072, minutes: 40_000, ...fixed })).toEqual({ kind: 'too-small', minimum: 50_000 });
  });
});
