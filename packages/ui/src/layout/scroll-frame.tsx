import type { ReactNode } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import styles from './scroll-frame.module.css';

export interface ScrollFrameProps {
  /** Names the region: what the table compares. */
  label: string;
  /** A table. */
  children: ReactNode;
}

/** Frame in which a wide table scrolls, also by keyboard. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    <section className={styles.frame} aria-label={label} {...keyboardStop}>
      {children}
    </section>
  );
}
