import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { RateForm } from '../../calculator/rate-form.tsx';
import { useAnswer } from '../../calculator/use-answer.ts';
import { terminationRegions } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { TierStairs } from '../../rates/tier-stairs.tsx';
import styles from './calculator-section.module.css';
import { content } from './content.ts';
import { example, rateAnswer } from './rate-answer.ts';

const { title, lead, mark, note } = content.calculator;

/** The calculator above the volume tiers; the tier of the entered volume is marked. */
export function CalculatorSection() {
  const [answer, form] = useAnswer(example, rateAnswer);

  return (
    <Section tone="mist" id="calculator">
      <SectionHead title={title} lead={lead} split />
      <RateForm regions={terminationRegions} example={example} answer={answer} form={form} className={styles.form} />
      <TierStairs tiers={terminationTiers} mark={{ tier: answer.tier, words: mark }} />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
