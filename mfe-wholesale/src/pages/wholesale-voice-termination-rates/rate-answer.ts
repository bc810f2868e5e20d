import { type RateEntry, rateAnswerFrom } from '../../calculator/rate-answer.ts';
import { facts } from '../../facts/facts.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';

/** Initial values of the fields. */
export const example: RateEntry = { destination: 'Germany', minutes: '800,000', rate: '0.0118' };

/** Answers of this page's calculator, from the page's rates and tiers. */
export const rateAnswer = rateAnswerFrom({
  rates: terminationRates,
  tiers: terminationTiers,
  minimum: facts.terminationMinutes,
});
