import { RateForm } from '../../calculator/rate-form.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import { rateRegions } from '../../rates/rates-page-rates.ts';
import { example, exampleAnswer } from './rate-calculator-content.ts';

const loadArithmetic = () => import('./rate-answer.ts').then(({ rateAnswer }) => rateAnswer);

export function RateCalculator() {
  const [answer, form] = useAnswer(exampleAnswer, loadArithmetic);
  return <RateForm regions={rateRegions} example={example} answer={answer} form={form} />;
}
