import { content } from './content.ts';
import styles from './page.module.css';

const { summary } = content;

/** The four figures below the banner. */
export function Summary() {
  return (
    <dl className={styles.summary}>
      {summary.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
