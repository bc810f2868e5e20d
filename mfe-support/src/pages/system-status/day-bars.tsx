import { content } from './content.ts';
import styles from './services.module.css';
import { DAYS, type PlacedInterruption } from './uptime.ts';

const { servicesHead } = content;

/** Width of a day with the following gap, in units of the drawing. */
const STEP = 4;
const HEIGHT = 30;

/** A bar per day, all drawn as one dashed stroke; a day with an interruption is drawn over it, half as high. */
export function DayBars({ interruptions }: { interruptions: readonly PlacedInterruption[] }) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={servicesHead.bars(interruptions.length)}
    >
      <path d={`M0 ${HEIGHT / 2}h${DAYS * STEP}`} strokeWidth={HEIGHT} strokeDasharray={`${STEP - 1} 1`} />
      {interruptions.map(({ date, day }) => (
        <g key={date}>
          <rect className={styles.gap} x={day * STEP} width={STEP - 1} height={HEIGHT} />
          <rect className={styles.lost} x={day * STEP} y={HEIGHT / 2} width={STEP - 1} height={HEIGHT / 2} />
        </g>
      ))}
    </svg>
  );
}
