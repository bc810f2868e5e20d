import { describe, expect, test } from 'vitest';
import { rateCell, rateSheetFile, rateSheetHref, rateSheetName } from './rate-sheet.ts';

const sheet = {
  name: 'rates',
  validFrom: '2026-11-01',
  columns: ['Region', 'Destination', 'USD per minute'],
  rows: [['Europe', 'UK', rateCell(0.007)]],
};

describe('a rate sheet', () => {
  test('has one line per destination below its header, each with its first day', () => {
    expect(rateSheetFile(sheet)).toBe(
      'Region,Destination,USD per minute,Valid from\r\nEurope,UK,0.0070,2026-11-01\r\n',
    );
  });

  test('is downloaded without script: the link contains the file', () => {
    const [type, file = ''] = rateSheetHref(sheet).split(/,(.*)/s);
    expect(type).toBe('data:text/csv;charset=utf-8');
    expect(decodeURIComponent(file)).toBe(rateSheetFile(sheet));
  });

  test.each([
    ['Dunevox', 'dunevox-rates-2026-11-01.csv'],
    ['Sandline & Sons', 'sandline-sons-rates-2026-11-01.csv'],
    ['../Café №1', 'café-1-rates-2026-11-01.csv'],
    ['!!!', 'rates-2026-11-01.csv'],
  ])('of %s is saved as %s', (brand, name) => {
    expect(rateSheetName(brand, sheet)).toBe(name);
  });
});
