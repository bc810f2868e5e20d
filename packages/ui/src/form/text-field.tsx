import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { useField } from './form-state.ts';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'name' | 'className'> {
  type?: 'text' | 'email' | 'tel' | 'search';
  /** Autofill token: `given-name`, `email`, `tel` … */
  autoComplete: string;
  /** Unit or example, in the place of `optional`. */
  hint?: string;
}

/** One line of text. */
export function TextField({ name, label, optional, hint = optional, hideLabel, className, ...input }: TextFieldProps) {
  const field = useField(name);
  return (
    <Field field={field} label={label} optional={hint} hideLabel={hideLabel} className={className}>
      <input type="text" required={!optional} {...input} {...field.control} className={styles.input} />
    </Field>
  );
}
