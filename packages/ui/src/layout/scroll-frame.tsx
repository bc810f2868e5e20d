import type { ReactNode } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import type { Tone } from '../styles/tone.ts';
import styles from './scroll-frame.module.css';

export interface ScrollFrameProps {
  /** Name of the region: subject of the table. */
  label: string;
  className?: string;
  tone?: Tone;
  /** A table, or code. */
  children: ReactNode;
}

/** Frame in which wide content scrolls, also by keyboard; cut edges fade. */
export function ScrollFrame({ label, className = '', tone, children }: ScrollFrameProps) {
  return (
    <div className={`${styles.frame} ${className}`} data-tone={tone}>
      <section className={styles.scroller} aria-label={label} {...keyboardStop}>
        {children}
      </section>
    </div>
  );
}
