import { Icon, type IconNode } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './feature-grid.module.css';

export interface Feature {
  title: string;
  /** Two lines. */
  text: string;
}

export interface FeatureGridProps<Key extends string> {
  /** In the order in which they are shown. */
  items: Readonly<Record<Key, Feature>>;
  icons: Readonly<Record<Key, IconNode>>;
  /** Four columns on wide screens instead of three. */
  narrow?: boolean;
  className?: string;
}

/** Features under hairlines: icon, name, two lines. */
export function FeatureGrid<Key extends string>({ items, icons, narrow, className }: FeatureGridProps<Key>) {
  return (
    <ul className={classNames(styles.grid, narrow && styles.narrow, className)}>
      {(Object.keys(items) as Key[]).map((key) => (
        <li key={key}>
          <Icon of={icons[key]} />
          <h3>{items[key].title}</h3>
          <p>{items[key].text}</p>
        </li>
      ))}
    </ul>
  );
}
