import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox';
  /** Label. */
  children: ReactNode;
}

/** Radio or checkbox with its label, 44 px high. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      {children}
    </label>
  );
}
