import { facts } from '../facts/facts.ts';
import { areaCodesOfCanada } from './area-codes-of-canada.ts';
import { type RateSheet, rateCell } from './rate-sheet.ts';
import { terminationRates } from './termination-rates.ts';

/** A router uses the longest matching prefix: the codes of Canada take precedence over the +1 of the USA. */
const prefixesOf = (destination: string, prefix: string) =>
  destination === 'Canada' ? areaCodesOfCanada.map((code) => `${prefix}${code}`) : [prefix];

/** The rates of the termination pages as a file, lowest first, with a line for each prefix. */
export const terminationSheet: RateSheet = {
  name: 'voice-termination-rates',
  validFrom: facts.ratesValidFrom,
  columns: ['Destination', 'Prefix', 'Region', 'USD per minute'],
  rows: terminationRates.flatMap(({ destination, prefix, region, rate }) =>
    prefixesOf(destination, prefix).map((one) => [destination, one, region, rateCell(rate)]),
  ),
};
