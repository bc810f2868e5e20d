import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { balancePath, breakEvenX, HEIGHT, WIDTH, zero } from './break-even.ts';
import styles from './break-even-chart.module.css';
import { content } from './content.ts';
import { fullStart, smallStart } from './offer.ts';

const { label, above, below, ticks, unit } = content.breakEven.drawing;

export function BreakEvenChart() {
  return (
    <IllustrationStage label={label} className={styles.stage}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.zero} d={`M0 ${zero}H${WIDTH}`} />
          <path className={styles.full} d={balancePath(fullStart)} />
          <path className={styles.small} d={balancePath(smallStart)} />
          <path className={styles.even} d={`M${breakEvenX(smallStart)} ${zero}h0M${breakEvenX(fullStart)} ${zero}h0`} />
        </svg>
        <span>{above}</span>
        <span>{below}</span>
      </div>
      <p>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
      <p className={styles.unit}>{unit}</p>
    </IllustrationStage>
  );
}
