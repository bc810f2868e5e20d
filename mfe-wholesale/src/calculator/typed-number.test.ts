import { describe, expect, test } from 'vitest';
import { typedCount, typedNumber } from './typed-number.ts';

describe('a number a visitor typed', () => {
  test.each([
    ['300000', 300_000],
    ['300,000', 300_000],
    ['1,250,000', 1_250_000],
    ['300 000', 300_000],
    ["300'000", 300_000],
    ['300’000', 300_000],
    ['300k', 300_000],
    ['1.5M', 1_500_000],
    ['$0.0092', 0.0092],
    ['.0092', 0.0092],
    ['300.', 300],
    ['1.k', 1_000],
    ['0,0092', 0.0092],
    ['0,009', 0.009],
    ['1.000', 1],
    ['٣٠٠٬٠٠٠', 300_000],
    ['٠٫٠٠٩٢', 0.0092],
    ['۳۰۰', 300],
    ['０．００９２', 0.0092],
  ])('"%s" is parsed', (text, value) => {
    expect(typedNumber(text)).toBeCloseTo(value, 10);
  });

  test.each(['', '  ', 'many', '-5', '0', '1,2,3', '1.2.3', '.', '1..', '12e5', '5 minutes', '300,00,000'])(
    '"%s" is refused',
    (text) => {
      expect(typedNumber(text)).toBeUndefined();
    },
  );
});

describe('a count a visitor typed', () => {
  test.each([
    ['1.000', 1_000],
    [' 300.000 ', 300_000],
    ['1.250.000', 1_250_000],
    ['300,000', 300_000],
    ['1.5M', 1_500_000],
    ['1.500k', 1_500],
    ['٣٠٠.٠٠٠', 300_000],
  ])('"%s" is parsed', (text, value) => {
    expect(typedCount(text)).toBe(value);
  });

  test('is invalid as thousands where the groups have other lengths', () => {
    expect(typedCount('1.50')).toBe(1.5);
    expect(typedCount('0.500')).toBe(0.5);
    expect(typedCount('1.2.3')).toBeUndefined();
  });
});
