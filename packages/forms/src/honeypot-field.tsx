import styles from './lead-form.module.css';

/**
 * Honeypot: people never meet it, programs that fill in every field do. The data attributes keep password managers away
 * from it.
 */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
