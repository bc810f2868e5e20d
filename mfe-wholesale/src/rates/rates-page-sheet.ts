import { facts } from '../facts/facts.ts';
import { asrText } from './rate.ts';
import { type RateSheet, rateCell } from './rate-sheet.ts';
import { rateRegions } from './rates-page-rates.ts';

/** The rates of /wholesale-voip-rates as a file, in the order of its tables. */
export const ratesPageSheet: RateSheet = {
  name: 'wholesale-voip-rates',
  validFrom: facts.ratesValidFrom,
  columns: ['Region', 'Destination', 'Tier', 'ASR', 'USD per minute'],
  rows: rateRegions.flatMap(({ name, rates }) =>
    rates.map(({ destination, tier, asr, rate }) => [name, destination, tier, asrText(asr), rateCell(rate)]),
  ),
};
