import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { useField } from './form-state.ts';

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'name' | 'className'> {}

/** Several lines of text. */
export function TextArea({ name, label, optional, hideLabel, className, ...textarea }: TextAreaProps) {
  const field = useField(name);
  return (
    <Field field={field} label={label} optional={optional} hideLabel={hideLabel} className={className}>
      <textarea required={!optional} {...textarea} {...field.control} className={styles.input} />
    </Field>
  );
}
