import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './split.module.css';

export interface SplitProps {
  /** 5 + 7 columns instead of 6 + 6. */
  wide?: boolean;
  className?: string;
  /** Two elements. */
  children: ReactNode;
}

/** Two columns from 960 px: text and drawing, heading and list. */
export function Split({ wide, className, children }: SplitProps) {
  return <div className={classNames(styles.split, wide && styles.wide, className)}>{children}</div>;
}
