import { type Rating, Stars } from '@site/ui/content/stars.tsx';
import type { Person } from './customers.ts';
import { Signature } from './signature.tsx';
import styles from './testimonial-cards.module.css';

interface TestimonialCard {
  person: Person;
  /** Result as a figure: `"−38%"`. */
  metric: string;
  /** Subject of the quote. */
  title?: string;
  rating?: Rating;
  words: string;
}

/** Quotes of users, each with face, figure and company. */
export function TestimonialCards({ items }: { items: readonly TestimonialCard[] }) {
  return (
    <div className={styles.cards}>
      {items.map(({ person, metric, title, rating, words }) => (
        <figure key={person.name}>
          <img src={person.face} alt="" loading="lazy" width="400" height="220" className={styles.portrait} />
          <div className={styles.words}>
            <p className={styles.metric}>{metric}</p>
            {rating && <Stars {...rating} />}
            {title && <h3>{title}</h3>}
            <blockquote>{words}</blockquote>
            <Signature {...person} />
          </div>
        </figure>
      ))}
    </div>
  );
}
