import { createElement } from 'react';
import { Icon, type IconNode } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './keys.module.css';

export interface KeysProps {
  /** The last one ends the call. */
  icons: readonly IconNode[];
  className?: string;
}

/** Controls of a call, on ink. */
export function Keys({ icons, className }: KeysProps) {
  return createElement(
    'div',
    { className: classNames(styles.keys, className) },
    ...icons.map((icon) => createElement('span', null, createElement(Icon, { of: icon }))),
  );
}
