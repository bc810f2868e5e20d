import { describe, expect, test } from 'vitest';
import { facts } from '../facts/facts.ts';
import { allRates } from './rates-page-rates.ts';
import { terminationRates, terminationRegions } from './termination-rates.ts';

test.each(allRates)('the rate to $destination has the promised answer-seizure ratio', ({ tier, asr }) => {
  expect(asr).toBeGreaterThanOrEqual(tier === 'Premium' ? facts.premiumAsr : facts.asr);
  expect(asr).toBeLessThanOrEqual(100);
});

test('a single route costs less than its whole country', () => {
  for (const { destination, rate } of terminationRates)
    for (const route of allRates.filter((other) => other.destination.startsWith(destination)))
      expect(route.rate, route.destination).toBeLessThan(rate);
});

test('rates are valid from the first day of a month', () => {
  expect(facts.ratesValidFrom).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01$/);
});

describe('termination rates', () => {
  test('are listed from the lowest to the highest, none missing', () => {
    const rates = terminationRates.map(({ rate }) => rate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(rates).toHaveLength(terminationRegions.flatMap((region) => region.rates).length);
  });
});
