import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Panel } from '@site/ui/vignettes/panel.tsx';
import { content } from './content.ts';
import styles from './invoice.module.css';
import { invoiceTotal, kept, keptPercent } from './invoice-sum.ts';

const { drawing } = content.toolkit;

const dollars = (amount: number) => `$${amount}`;

/** A customer's bill, and below it the shares of the sum. */
export function Invoice() {
  return (
    <IllustrationStage label={drawing.label(dollars(invoiceTotal), dollars(kept))} className={styles.stage}>
      <Panel className={styles.invoice}>
        <b className={styles.from}>{drawing.from}</b>
        <p>{drawing.to}</p>
        {drawing.lines.map(({ text, amount }) => (
          <Line key={text} text={text} amount={amount} />
        ))}
        <Line text={drawing.total} amount={invoiceTotal} strong />
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" fill="var(--gulf-200)" />
          <rect width={keptPercent} height="6" fill="var(--sun-500)" />
        </svg>
        <Line text={`${drawing.kept}, ${keptPercent}%`} amount={kept} />
        <Line text={drawing.cost.text} amount={drawing.cost.amount} />
      </Panel>
    </IllustrationStage>
  );
}

function Line({ text, amount, strong }: { text: string; amount: number; strong?: boolean }) {
  return (
    <p className={strong ? styles.total : styles.line}>
      {text}
      <span>{dollars(amount)}</span>
    </p>
  );
}
