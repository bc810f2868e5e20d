import { ArrowRight } from 'lucide';
import { Icon } from '../art/icon.tsx';
import styles from './related-list.module.css';

export interface RelatedItem {
  href: string;
  title: string;
  /** Purpose or reading time. */
  text: string;
}

/** Related pages, in two columns. */
export function RelatedList({ items }: { items: readonly RelatedItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, title, text }) => (
        <li key={href}>
          <a href={href}>
            {title}
            <span>{text}</span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
