import { Star } from 'lucide';
import { Icon } from '../art/icon.tsx';
import styles from './quotes.module.css';

export interface Quote {
  /** What changed, as a figure: `"−38%"`. */
  metric: string;
  /** What the words are about. */
  title?: string;
  /** Full stars, 1 to 5, and how they are read out. */
  rating?: { stars: number; label: string };
  words: string;
  name: string;
  /** Role and kind of company. */
  role: string;
}

/** What customers say, two or three side by side, each under the figure it explains. */
export function Quotes({ items }: { items: readonly Quote[] }) {
  return (
    <div className={styles.quotes}>
      {items.map(({ metric, title, rating, words, name, role }) => (
        <figure key={name}>
          <p className={styles.metric}>{metric}</p>
          {rating && <Stars {...rating} />}
          {title && <h3>{title}</h3>}
          <blockquote>{words}</blockquote>
          <figcaption>
            <b>{name}</b>
            {role}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].slice(0, stars).map((star) => (
        <Icon key={star} of={Star} />
      ))}
    </p>
  );
}
