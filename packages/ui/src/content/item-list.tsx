import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './item-list.module.css';

export interface ListItem {
  /** Key of the row: a date, a type, a place. */
  mark: ReactNode;
  title: string;
  text?: ReactNode;
  /** Details that open below the text. */
  more?: { label: string; content: ReactNode };
  /** One link or button link. */
  action?: ReactNode;
}

export interface ItemListProps {
  items: readonly ListItem[];
  className?: string;
}

/** Rows of mark, text and action under hairlines. */
export function ItemList({ items, className }: ItemListProps) {
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
