import { type RateEntry, rateAnswerFrom } from '../../calculator/rate-answer.ts';
import { RateForm } from '../../calculator/rate-form.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import { facts } from '../../facts/facts.ts';
import { allRates, rateRegions } from '../../rates/rates-page-rates.ts';
import { ratesPageTiers } from '../../rates/rates-page-tiers.ts';

/** Initial values of the fields. */
const example: RateEntry = { destination: 'UK', minutes: '300,000', rate: '0.0092' };

const rateAnswer = rateAnswerFrom({ rates: allRates, tiers: ratesPageTiers, minimum: facts.ratesPageMinutes });

export function RateCalculator() {
  const [answer, form] = useAnswer(example, rateAnswer);
  return <RateForm regions={rateRegions} example={example} answer={answer} form={form} />;
}
