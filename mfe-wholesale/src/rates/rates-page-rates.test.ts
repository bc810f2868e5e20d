import { describe, expect, test } from 'vitest';
import { allRates, rateRegions } from './rates-page-rates.ts';
import { ratesValidFrom } from './rates-valid-from.ts';

describe('the rates of the rates page', () => {
  test('cover the four regions with four destinations each', () => {
    expect(rateRegions.map(({ name, rates }) => [name, ...rates.map(({ destination }) => destination)])).toEqual([
      ['North America', 'USA', 'Canada', 'USA Mobile', 'Canada Mobile'],
      ['Europe', 'UK', 'Germany', 'France', 'Spain'],
      ['Asia Pacific', 'India', 'China', 'Japan', 'Australia'],
      ['Middle East', 'UAE', 'Saudi Arabia', 'Kuwait', 'Qatar'],
    ]);
  });

  test('run from $0.0038 (USA) to $0.0175 (Qatar)', () => {
    const byRate = allRates.toSorted((a, b) => a.rate - b.rate);
    expect(byRate.at(0)).toMatchObject({ destination: 'USA', rate: 0.0038 });
    expect(byRate.at(-1)).toMatchObject({ destination: 'Qatar', rate: 0.0175 });
  });

  test.each(allRates)('keep the answer-seizure ratio promised for $destination', ({ tier, asr }) => {
    expect(asr).toBeGreaterThanOrEqual(tier === 'Premium' ? 99.5 : 98);
    expect(asr).toBeLessThanOrEqual(100);
  });

  test('are valid from the first day of a month', () => {
    expect(ratesValidFrom).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01$/);
  });
});
