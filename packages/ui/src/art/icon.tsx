import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './icon.module.css';

export type { IconNode };

export interface IconProps {
  /** A named import of lucide: `<Icon of={Phone} />`. */
  of: IconNode;
  className?: string;
}

const drawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Icon, hidden from assistive technology and sized by the parent's css (`.card svg`). */
export function Icon({ of: shapes, className }: IconProps) {
  return createElement(
    'svg',
    { ...drawing, className: classNames(styles.icon, className) },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
