import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { whole } from '../../calculator/amounts.ts';
import { RateForm } from '../../calculator/rate-form.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import { terminationRegions } from '../../rates/termination-rates.ts';
import { terminationMinimum, terminationTiers } from '../../rates/termination-tiers.ts';
import { TierStairs } from '../../rates/tier-stairs.tsx';
import { example, exampleAnswer } from './calculator-example.ts';
import styles from './calculator-section.module.css';
import { content } from './content.ts';

const { title, lead, mark, note } = content.calculator;

const loadArithmetic = () => import('./rate-answer.ts').then(({ rateAnswer }) => rateAnswer);

/** The calculator above the stairs; the step of the volume that was typed is marked. */
export function CalculatorSection() {
  const [answer, form] = useAnswer(exampleAnswer, loadArithmetic);

  return (
    <Section tone="mist" id="calculator">
      <SectionHead title={title} lead={lead} split />
      <RateForm regions={terminationRegions} example={example} answer={answer} form={form} className={styles.form} />
      <TierStairs tiers={terminationTiers} mark={{ tier: answer.tier, words: mark }} />
      <p className={styles.note}>{note(whole(terminationMinimum))}</p>
    </Section>
  );
}
