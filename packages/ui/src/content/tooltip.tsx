import { type ReactNode, useId } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './tooltip.module.css';

export interface AbbreviationProps {
  /** `"ASR"` */
  short: string;
  /** Long form and meaning, in a line. */
  meaning: string;
}

/** Abbreviation with its meaning in a tooltip on hover and focus. */
export function Abbreviation({ short, meaning }: AbbreviationProps) {
  const id = useId();
  return (
    <span className={classNames(styles.target, styles.short)} data-tip aria-describedby={id} {...keyboardStop}>
      <abbr>{short}</abbr>
      <span role="tooltip" id={id} className={styles.tip}>
        {meaning}
      </span>
    </span>
  );
}

export interface TooltipProps {
  /** Label of a link or button that shows only an icon. */
  label: string;
  /** Link or button with its own accessible name. */
  children: ReactNode;
}

/** Visible name of an icon without a label. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <span className={styles.target} data-tip>
      {children}
      <span className={classNames(styles.tip, styles.above)} aria-hidden="true">
        {label}
      </span>
    </span>
  );
}
