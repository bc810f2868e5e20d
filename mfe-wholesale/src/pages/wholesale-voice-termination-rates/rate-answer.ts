import { rateAnswerFrom } from '../../calculator/rate-answer.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationMinimum, terminationTiers } from '../../rates/termination-tiers.ts';

/** What the calculator of this page says, from the rates and tiers that the page shows. */
export const rateAnswer = rateAnswerFrom({
  rates: terminationRates,
  tiers: terminationTiers,
  minimum: terminationMinimum,
});
