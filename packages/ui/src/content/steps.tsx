import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './steps.module.css';

export interface Step {
  title: string;
  text: ReactNode;
  /** Shown in the margin instead of the number: a year, a day. */
  mark?: string;
}

export interface StepsProps {
  items: readonly Step[];
  className?: string;
}

/** Steps along a line: numbered, or with the mark of each step. */
export function Steps({ items, className }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, items.some(({ mark }) => mark) && styles.marked, className)}>
      {items.map(({ title, text, mark }, index) => (
        <li key={title}>
          <b aria-hidden={mark ? undefined : true}>{mark ?? index + 1}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
