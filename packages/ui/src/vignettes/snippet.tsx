import type { ReactNode } from 'react';
import styles from './snippet.module.css';

/** A few lines of code as part of a drawing; `<b>` marks method and status. For readable code, use `CodeSample`. */
export function Snippet({ children }: { children: ReactNode }) {
  return (
    <pre className={styles.snippet}>
      <code>{children}</code>
    </pre>
  );
}
