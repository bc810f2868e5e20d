import styles from './quotes.module.css';
import { type Rating, Stars } from './stars.tsx';

export interface Quote {
  /** Change as a figure: `"−38%"`. */
  metric: string;
  /** Subject of the quote. */
  title?: string;
  rating?: Rating;
  words: string;
  name: string;
  /** Role and kind of company. */
  role: string;
}

/** Two or three customer quotes side by side, each under its figure. */
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
