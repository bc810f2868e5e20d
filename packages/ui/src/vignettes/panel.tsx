import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './panel.module.css';

/** White card that represents a window of the app. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.panel, className)}>{children}</div>;
}
