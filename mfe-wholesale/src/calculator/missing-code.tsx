import styles from './missing-code.module.css';

interface MissingCodeProps {
  /** For browsers without JavaScript. */
  noScript: string;
}

/**
 * Notes of a calculator that cannot answer: without JavaScript, and when its code does not load (`data-unavailable` of its
 * form, set by the shell's starter).
 */
export function MissingCode({ noScript }: MissingCodeProps) {
  return (
    <>
      <noscript>{noScript}</noscript>
      <p className={styles.notLoaded} role="alert">
        The calculator has not loaded. The result is that of the example. Check your connection and touch a field to try
        again.
      </p>
    </>
  );
}
