import { Star } from 'lucide';
import { Icon } from '../art/icon.tsx';
import styles from './stars.module.css';

export interface Rating {
  /** Full stars, 1 to 5. */
  stars: number;
  /** Accessible name: `"5 out of 5 stars"`. */
  label: string;
}

/** Rating in stars. */
export function Stars({ stars, label }: Rating) {
  return (
    <p className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].slice(0, stars).map((star) => (
        <Icon key={star} of={Star} />
      ))}
    </p>
  );
}
