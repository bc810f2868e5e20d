import type { ReactNode } from 'react';
import styles from './prose.module.css';

export interface ProseProps {
  as?: 'div' | 'article';
  /**
   * Plain elements: `h2 id`, `h3`, `p`, `ul`, `ol` (each `li` holds one element), `code`, tables in a `ScrollFrame`;
   * between them `Note`, `CodeSample`, `Diagram`.
   */
  children: ReactNode;
}

/** Long text: articles and legal texts. */
export function Prose({ as: Tag = 'div', children }: ProseProps) {
  return <Tag className={styles.prose}>{children}</Tag>;
}
