import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { useField } from './form-state.ts';
import { Select } from './select.tsx';

export interface SelectFieldProps extends FieldLook, Omit<ComponentProps<'select'>, 'name' | 'className'> {
  options?: readonly { value: string; label: string }[];
  /** Label of the initial, empty option. */
  placeholder?: string;
  /** Options in groups, after `options`. */
  children?: ReactNode;
}

/** Field with a drop-down list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, optional, hideLabel, className, options, placeholder, children, ...select } = props;
  const field = useField(name);
  return (
    <Field field={field} label={label} optional={optional} hideLabel={hideLabel} className={className}>
      <Select required={!optional} {...select} {...field.control} className={styles.input}>
        {placeholder && <option value="">{placeholder}</option>}
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </Select>
    </Field>
  );
}
