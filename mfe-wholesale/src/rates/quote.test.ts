import { describe, expect, test } from 'vitest';
import { quote, tierFor } from './quote.ts';
import { ratesPageTiers as tiers } from './rates-page-tiers.ts';

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
  ])('%i minutes a month: %s', (minutes, tier) => {
    expect(tierFor(minutes, tiers)?.tier).toBe(tier);
  });
});

describe('the monthly cost', () => {
  test.each([
    [100_000, 'Starter', 720],
    [300_000, 'Professional', 1_987],
    [2_000_000, 'Enterprise', 12_240],
  ])('of %i minutes at $0.0072 is that of %s', (minutes, tier, cost) => {
    expect(quote({ rate: 0.0072, minutes, tiers })).toMatchObject({ kind: 'quote', tier: { tier }, cost });
  });

  test('of a custom tier is the one before any discount', () => {
    expect(quote({ rate: 0.0072, minutes: 6_000_000, tiers })).toMatchObject({
      tier: { discount: 'custom' },
      cost: 43_200,
    });
  });

  test('stands next to what the same minutes cost now', () => {
    expect(quote({ rate: 0.0072, minutes: 300_000, currentRate: 0.0092, tiers })).toMatchObject({ currentCost: 2_760 });
    expect(quote({ rate: 0.0072, minutes: 300_000, tiers })).not.toHaveProperty('currentCost');
  });

  test('does not exist below the minimum volume', () => {
    expect(quote({ rate: 0.0072, minutes: 40_000, tiers })).toEqual({ kind: 'too-small', minimum: 50_000 });
  });
});
