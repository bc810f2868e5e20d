import styles from './lead-form.module.css';

/**
 * Honeypot: invisible to people, but filled in by programs that fill in every field. The data attributes exclude it from
 * password managers.
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
