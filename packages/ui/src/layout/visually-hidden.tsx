import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** Element to render; `span` by default. */
  as?: 'span' | 'caption' | 'legend' | 'h2' | 'h3';
  id?: string;
  /** `status`: changes of the text are announced. */
  role?: 'status';
  children: ReactNode;
}

/** Text for assistive technology only: captions of tables, "Included" next to a check. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden} {...rest} />;
}
