import styles from './live-dot.module.css';

/** The small sun next to something that goes on right now. */
export function LiveDot() {
  return <span className={styles.dot} />;
}
