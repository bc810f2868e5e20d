import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './select.module.css';

/** A list that opens, with the mark that says so; its look otherwise is that of the class it is given. */
export function Select(select: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...select} />
      <Icon of={ChevronDown} />
    </span>
  );
}
