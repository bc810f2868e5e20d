import { Check } from 'lucide';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './checklist.module.css';

/** Item; with a bold lead-in if it is longer than a line. */
export type ChecklistItem = string | { lead: string; text: string };

export interface ChecklistProps {
  /** At most eight. */
  items: readonly ChecklistItem[];
  /** Side by side in small type, below the actions of a hero. */
  inline?: boolean;
  className?: string;
}

/** List of included items with round checks. */
export function Checklist({ items, inline, className }: ChecklistProps) {
  return (
    <ul className={classNames(styles.list, inline && styles.inline, className)}>
      {items.map((item) => (
        <li key={typeof item === 'string' ? item : item.lead}>
          <Icon of={Check} />
          <span>
            {typeof item === 'string' ? (
              item
            ) : (
              <>
                <b>{item.lead}</b> {item.text}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
