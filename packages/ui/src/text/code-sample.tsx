import type { ReactNode } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import styles from './code-sample.module.css';

export interface CodeSampleProps {
  /** Names the block: `"Trunk settings"`. */
  label: string;
  /** Text with its line breaks; `<b>` for section names and methods. */
  children: ReactNode;
}

/** Code to read and copy, on ink; it scrolls when a line is long. */
export function CodeSample({ label, children }: CodeSampleProps) {
  return (
    <section className={styles.sample} data-tone="ink" aria-label={label} {...keyboardStop}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
