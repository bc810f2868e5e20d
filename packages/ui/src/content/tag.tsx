import { classNames } from '../styles/class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  /** `sun` for the one highlighted tag of the page. */
  variant?: 'line' | 'sun';
  children: string;
}

/** Word that classifies its neighbor. */
export function Tag({ variant = 'line', children }: TagProps) {
  return <span className={classNames(styles.tag, variant === 'sun' && styles.sun)}>{children}</span>;
}
