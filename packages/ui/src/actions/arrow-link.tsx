import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './arrow-link.module.css';

/** Text link with an arrow that moves on hover, at the end of a block. */
export function ArrowLink({ className, children, ...anchor }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...anchor} className={classNames(styles.go, className)}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  );
}
