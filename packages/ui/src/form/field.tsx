import type { ReactNode } from 'react';
import hidden from '../layout/visually-hidden.module.css';
import { classNames } from '../styles/class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import type { useField } from './form-state.ts';

export interface FieldLook {
  /** Name of the field in the payload. */
  name: string;
  label: string;
  /** Word that marks the field as optional, at the right; required without it. */
  optional?: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

interface FieldProps extends Omit<FieldLook, 'name'> {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** Control with its label above and its error below. */
export function Field({ field, label, optional, hideLabel, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={hideLabel ? hidden.hidden : styles.label} htmlFor={field.control.id}>
        {label}
        {optional && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children}
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
