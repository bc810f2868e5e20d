import { wholeDollars } from '../../facts/amounts.ts';
import styles from './savings.module.css';
import type { SavingsAnswer } from './savings-answer.ts';
import { calculator } from './savings-content.ts';

/** Length of the bars' scale. */
const SCALE = 200;

interface SavingsResultProps {
  answer: SavingsAnswer;
  /** Ids of the corresponding fields. */
  fields: string;
}

export function SavingsResult({ answer: { figure, sentence, amounts }, fields }: SavingsResultProps) {
  return (
    <output className={styles.result} htmlFor={fields} data-tone="ink">
      <span className={styles.figure}>
        <b>{figure}</b> {calculator.reduction}
      </span>
      {amounts && <Amounts {...amounts} />}
      <span className={styles.sentence}>{sentence}</span>
    </output>
  );
}

/** Both amounts on one scale. */
function Amounts({ now, trunk, trunkLabel }: NonNullable<SavingsAnswer['amounts']>) {
  const most = Math.max(now, trunk);
  return (
    <>
      <Amount label={calculator.now} amount={now} most={most} />
      <Amount label={trunkLabel} amount={trunk} most={most} isOurs />
    </>
  );
}

interface AmountProps {
  label: string;
  /** USD per month. */
  amount: number;
  /** The amount that fills the scale. */
  most: number;
  isOurs?: boolean;
}

function Amount({ label, amount, most, isOurs }: AmountProps) {
  return (
    <span className={styles.amount}>
      <span>{label}</span> <b>{wholeDollars(amount)}</b>
      <svg viewBox={`0 0 ${SCALE} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={isOurs ? styles.ours : undefined} width={Math.round((amount / most) * SCALE)} height="8" />
      </svg>
    </span>
  );
}
