import { type ReactNode, useId } from 'react';
import { keyboardStop } from '../internal/keyboard-stop.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './tooltip.module.css';

export interface AbbreviationProps {
  /** `"ASR"` */
  short: string;
  /** What it stands for, and what that is, in a line. */
  meaning: string;
}

/** An abbreviation that says what it means when it is hovered or focused. */
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
  /** The words of a link or button that shows only an icon. */
  label: string;
  /** The link or button; it has a name of its own. */
  children: ReactNode;
}

/** Shows the name of an icon to those who see it. */
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
