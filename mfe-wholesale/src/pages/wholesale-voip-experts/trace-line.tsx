import { HEIGHT, heightOf, linePath, type Trace, WIDTH } from './trace.ts';
import styles from './trace-line.module.css';

/** A figure over an hour, its limit as a dashed line and the latest value as a dot. */
export function TraceLine({ trace }: { trace: Trace }) {
  const latest = heightOf(trace.values.at(-1) ?? trace.limit, trace);
  return (
    <svg className={styles.trace} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.limit} d={`M0 ${heightOf(trace.limit, trace)}H${WIDTH}`} />
      <path d={linePath(trace)} />
      <path className={styles.latest} d={`M${WIDTH} ${latest}h0`} />
    </svg>
  );
}
