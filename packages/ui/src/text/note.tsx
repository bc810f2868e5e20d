import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './note.module.css';

export interface NoteProps {
  /** `warn` for mistakes that break calls. */
  kind?: 'info' | 'warn';
  /** Phrasing content; starts with the warning itself in bold. */
  children: ReactNode;
}

/** Remark set apart from the text. */
export function Note({ kind = 'info', children }: NoteProps) {
  return (
    <p className={classNames(styles.note, kind === 'warn' && styles.warn)}>
      <Icon of={kind === 'warn' ? CircleAlert : Info} />
      <span>{children}</span>
    </p>
  );
}
