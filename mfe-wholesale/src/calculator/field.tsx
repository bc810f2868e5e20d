import { Select } from '@site/ui/form/select.tsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldFrame {
  label: string;
  /** Unit or "optional", at the right of the label. */
  hint?: string;
  /** Error message; associated with the field for screen readers. */
  error?: string | undefined;
  id: string;
}

/** A number as text: visitors write "300,000" and "300k". */
export function NumberField({ label, hint, error, id, ...input }: FieldFrame & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error} id={id}>
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(id) : undefined}
      />
    </Frame>
  );
}

/** A choice from a list. */
export function SelectField({ label, hint, id, children, ...select }: FieldFrame & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} id={id}>
      <Select {...select} id={id} className={styles.input}>
        {children}
      </Select>
    </Frame>
  );
}

function Frame({ label, hint, error, id, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint && <i>{hint}</i>}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

const errorId = (id: string) => `${id}-error`;
