import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './note.module.css';

export interface NoteProps {
  /** `warn` for what breaks a call when it is missed. */
  kind?: 'info' | 'warn';
  /** Words within a line; the warning itself in bold first. */
  children: ReactNode;
}

/** A remark set apart from the text. */
export function Note({ kind = 'info', children }: NoteProps) {
  return (
    <p className={classNames(styles.note, kind === 'warn' && styles.warn)}>
      <Icon of={kind === 'warn' ? CircleAlert : Info} />
      <span>{children}</span>
    </p>
  );
}
