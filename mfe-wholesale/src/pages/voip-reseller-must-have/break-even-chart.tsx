import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { balancePath, breakEvenX, HEIGHT, marks, WIDTH, zero } from './break-even.ts';
import styles from './break-even-chart.module.css';
import { content } from './content.ts';
import { fullStart, smallStart, thousands } from './offer.ts';

const { label, above, below, ticks, unit } = content.breakEven.drawing;

/** `"−$5K"`, with the minus sign of the font. */
const signed = (usd: number) => (usd === 0 ? '$0' : `${usd < 0 ? '−' : '+'}${thousands(Math.abs(usd))}`);

export function BreakEvenChart() {
  return (
    <IllustrationStage label={label} className={styles.stage}>
      <div className={styles.plot}>
        <svg className={styles.scale} aria-hidden="true">
          {marks.map(({ usd, share }) => (
            <text key={usd} y={`${share}%`} dominantBaseline="middle">
              {signed(usd)}
            </text>
          ))}
        </svg>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.marks}
            d={marks.map(({ share }) => `M0 ${(share * HEIGHT) / 100}H${WIDTH}`).join('')}
          />
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
