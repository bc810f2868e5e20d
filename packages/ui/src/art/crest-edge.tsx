import styles from './crest-edge.module.css';

/** First child of an ink `Section`: its ridge rises into the previous section, which makes room for it. */
export function CrestEdge() {
  return (
    <svg className={styles.crest} viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 62C220 58 420 8 640 6c260 70 520 66 800 26v64H0Z" />
    </svg>
  );
}
