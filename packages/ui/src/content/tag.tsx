import { classNames } from '../styles/class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  /** `sun` for the one thing of the page that stands out. */
  variant?: 'line' | 'sun';
  children: string;
}

/** A word that classifies what it stands next to. */
export function Tag({ variant = 'line', children }: TagProps) {
  return <span className={classNames(styles.tag, variant === 'sun' && styles.sun)}>{children}</span>;
}
