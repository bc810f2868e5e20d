import { classNames } from './class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  /** `sun` for the one thing of the page that stands out. */
  look?: 'line' | 'sun';
  children: string;
}

/** A word that classifies what it stands next to. */
export function Tag({ look = 'line', children }: TagProps) {
  return <span className={classNames(styles.tag, look === 'sun' && styles.sun)}>{children}</span>;
}
