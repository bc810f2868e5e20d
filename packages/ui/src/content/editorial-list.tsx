import type { ReactNode } from 'react';
import { ArrowLink } from '../actions/arrow-link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './editorial-list.module.css';

export interface EditorialItem {
  /** Kind of text: `"Guide"`. */
  category: string;
  title: string;
  /** Excerpt, one or two sentences. */
  text: string;
  /** Date or reading time, after the category. */
  detail?: string;
  href: string;
  /** A picture that fills its frame: an `svg` with `preserveAspectRatio="… slice"`, hidden from the tree. */
  picture: ReactNode;
}

export interface EditorialListProps {
  /** Three; the first is the largest. */
  items: readonly EditorialItem[];
  /** Label of the links: `"Read More"`. */
  read: string;
}

/** Three texts: a large one with the dune corner at the left, two smaller ones next to it. */
export function EditorialList({ items, read }: EditorialListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ category, title, text, detail, href, picture }) => (
        <li key={title}>
          <div className={styles.picture}>{picture}</div>
          <p className={styles.category}>
            <b>{category}</b>
            {detail && <span>{detail}</span>}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
          <ArrowLink href={href}>
            {read}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
