import styles from './live-dot.module.css';

/** Small sun next to an activity in progress. */
export function LiveDot() {
  return <span className={styles.dot} />;
}
