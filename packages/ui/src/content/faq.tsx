import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import styles from './faq.module.css';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

export interface FaqProps {
  /**
   * Unique in the site: one answer per name is open at a time, and the next page is rendered ahead in the same document.
   */
  name: string;
  items: readonly FaqItem[];
  /** Two columns, all closed: from eight questions. Otherwise the first is open. */
  columns?: boolean;
}

/** Questions that open their answers without script. */
export function Faq({ name, items, columns }: FaqProps) {
  if (!columns) return <Questions name={name} items={items} open={items[0]} />;
  const half = Math.ceil(items.length / 2);
  return (
    <div className={styles.columns}>
      <Questions name={name} items={items.slice(0, half)} />
      <Questions name={name} items={items.slice(half)} />
    </div>
  );
}

function Questions({ name, items, open }: { name: string; items: readonly FaqItem[]; open?: FaqItem }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.question} name={name} open={item === open}>
          <summary>
            {item.question}
            <Icon of={Plus} />
          </summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
