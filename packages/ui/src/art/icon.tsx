import type { LucideIcon } from 'lucide-react';
import { classNames } from '../styles/class-names.ts';
import styles from './icon.module.css';

export type { LucideIcon };

export interface IconProps {
  /** A named import of lucide-react: `<Icon of={Phone} />`. */
  of: LucideIcon;
  className?: string;
}

/** A drawing of a thing or an action, hidden from assistive technology. The parent's css sizes it (`.card svg`). */
export function Icon({ of: Drawing, className }: IconProps) {
  return <Drawing className={classNames(styles.icon, className)} strokeWidth={1.75} aria-hidden="true" />;
}
