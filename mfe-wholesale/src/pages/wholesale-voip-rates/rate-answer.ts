import { rateAnswerFrom } from '../../calculator/rate-answer.ts';
import { allRates } from '../../rates/rates-page-rates.ts';
import { ratesPageMinimum, ratesPageTiers } from '../../rates/rates-page-tiers.ts';

/** What the calculator of this page says, from the rates and tiers that the page shows. */
export const rateAnswer = rateAnswerFrom({ rates: allRates, tiers: ratesPageTiers, minimum: ratesPageMinimum });
