import { classNames } from '../class-names.ts';
import { Icon, type LucideIcon } from '../icon.tsx';
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
