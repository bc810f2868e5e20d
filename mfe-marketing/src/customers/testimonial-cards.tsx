import { Icon } from '@site/ui/art/icon.tsx';
import { Portrait, type PortraitColours } from '@site/ui/art/portrait.tsx';
import { Star } from 'lucide';
import type { Person } from './customers.ts';
import { Signature } from './signature.tsx';
import styles from './testimonial-cards.module.css';

export interface TestimonialCard {
  person: Person;
  /** What changed, as a figure: `"−38%"`. */
  metric: string;
  /** What the words are about. */
  title?: string;
  /** Full stars, 1 to 5, and how they are read out. */
  rating?: { stars: number; label: string };
  words: string;
}

/** The first card is the lightest, the last one stands on ink. */
const grounds: readonly PortraitColours[] = [
  { sky: 'gulf-200', dune: 'gulf-300', shade: 'gulf-700' },
  { sky: 'sand-200', dune: 'sand-300', shade: 'ink-900' },
  { sky: 'ink-800', dune: 'gulf-600', shade: 'ink-950' },
];

/** What people say who work with it, each with face, figure and company. */
export function TestimonialCards({ items }: { items: readonly TestimonialCard[] }) {
  return (
    <div className={styles.cards}>
      {items.map(({ person, metric, title, rating, words }, index) => (
        <figure key={person.name}>
          <Portrait of={person.face} {...groundOf(index)} className={styles.portrait} />
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

function groundOf(index: number): PortraitColours {
  return grounds[index % grounds.length] as PortraitColours;
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
