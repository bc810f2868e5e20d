import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './rows.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RowsItem {
  /** What one looks for first: a date, a type, a place. */
  mark: ReactNode;
  title: string;
  text?: ReactNode;
  /** What opens in place, below the text. */
  more?: { label: string; content: ReactNode };
  /** One link or button link. */
  action?: ReactNode;
}

export interface RowsProps {
  items: readonly RowsItem[];
  className?: string;
}

/** A list to go down: mark, words and action of each row under a hairline. */
export function Rows({ items, className }: RowsProps) {
  return (
    <ul className={classNames(styles.rows, items.some(({ action }) => action) && styles.acted, className)}>
      {items.map(({ mark, title, text, more, action }) => (
        <li key={title}>
          <div className={styles.mark}>{mark}</div>
          <div className={styles.words}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {more && (
              <details>
                <summary>
                  {more.label}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                  <Icon of={Plus} />
                </summary>
                {more.content}
              </details>
            )}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  );
}
