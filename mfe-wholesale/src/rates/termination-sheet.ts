import { facts } from '../facts/facts.ts';
import { type RateSheet, rateCell } from './rate-sheet.ts';
import { terminationRates } from './termination-rates.ts';

/** The rates of the termination pages as a file, lowest first. */
export const terminationSheet: RateSheet = {
  name: 'voice-termination-rates',
  validFrom: facts.ratesValidFrom,
  columns: ['Destination', 'Prefix', 'Region', 'USD per minute'],
  rows: terminationRates.map(({ destination, prefix, region, rate }) => [destination, prefix, region, rateCell(rate)]),
};
