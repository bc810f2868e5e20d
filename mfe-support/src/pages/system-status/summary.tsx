import { content } from './content.ts';
import styles from './page.module.css';

const { summaryOn } = content;

/** The four figures below the banner. */
export function Summary({ today }: { today: string }) {
  return (
    <dl className={styles.summary}>
      {summaryOn(today).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
