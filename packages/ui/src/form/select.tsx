import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './select.module.css';

/** Drop-down list with its mark; styled by its class otherwise. */
export function Select(select: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...select} />
      <Icon of={ChevronDown} />
    </span>
  );
}
