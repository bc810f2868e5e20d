import type { ReactNode } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import type { Tone } from '../styles/tone.ts';
import styles from './scroll-frame.module.css';

export interface ScrollFrameProps {
  /** Names the region: what the table compares. */
  label: string;
  className?: string;
  tone?: Tone;
  /** A table, or code. */
  children: ReactNode;
}

/** Frame in which something wide scrolls, also by keyboard; where it is cut, its edge fades. */
export function ScrollFrame({ label, className = '', tone, children }: ScrollFrameProps) {
  return (
    <div className={`${styles.frame} ${className}`} data-tone={tone}>
      <section className={styles.scroller} aria-label={label} {...keyboardStop}>
        {children}
      </section>
    </div>
  );
}
