import { describe, expect, test } from 'vitest';
import { rateSheet, rateSheetColumns, rateSheetName } from './rate-sheet.ts';

describe('a rate sheet', () => {
  test('has one line per destination below its header', () => {
    const regions = [
      {
        id: 'europe',
        name: 'Europe',
        rates: [{ destination: 'UK', rate: 0.007, tier: 'Premium', asr: 99.7 } as const],
      },
    ];
    expect(rateSheet(regions, '2026-11-01')).toBe(
      `${rateSheetColumns.join(',')}\r\nEurope,UK,Premium,99.7%,0.0070,2026-11-01\r\n`,
    );
  });

  test.each([
    ['Dunevox', 'dunevox-rates-2026-11-01.csv'],
    ['Sandline & Sons', 'sandline-sons-rates-2026-11-01.csv'],
    ['../Café №1', 'café-1-rates-2026-11-01.csv'],
    ['!!!', 'rates-2026-11-01.csv'],
  ])('of %s is saved as %s', (brand, name) => {
    expect(rateSheetName(brand, 'rates', '2026-11-01')).toBe(name);
  });
});
