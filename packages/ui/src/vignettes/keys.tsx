import { Icon, type LucideIcon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './keys.module.css';

export interface KeysProps {
  /** The last one ends the call. */
  icons: readonly LucideIcon[];
  className?: string;
}

/** What can be pressed during a call; stands on ink. */
export function Keys({ icons, className }: KeysProps) {
  return (
    <div className={classNames(styles.keys, className)}>
      {icons.map((icon) => (
        <span key={icon.displayName}>
          <Icon of={icon} />
        </span>
      ))}
    </div>
  );
}
