import type { Integration } from '../../integrations/integration-list.ts';
import styles from './name-tiles.module.css';

/** Integrations under their names, set large; the first three larger than the rest. */
export function NameTiles({ items }: { items: readonly Integration[] }) {
  return (
    <ul className={styles.tiles}>
      {items.map(({ name, category, description, features }) => (
        <li key={name}>
          <p>{category}</p>
          <h3>{name}</h3>
          <p>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
