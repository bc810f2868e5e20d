import { classNames } from '../styles/class-names.ts';
import { Icon, type IconProps } from './icon.tsx';
import styles from './icon-tile.module.css';

/** An icon on a 44 px square; only in menus, tools and add-ons. */
export function IconTile({ of, className }: IconProps) {
  return (
    <span className={classNames(styles.tile, className)}>
      <Icon of={of} />
    </span>
  );
}
