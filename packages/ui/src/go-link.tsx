import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './go-link.module.css';
import { Icon } from './icon.tsx';

/** A text link with an arrow that moves on hover; stands alone at the end of a block. */
export function GoLink({ className, children, ...anchor }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...anchor} className={classNames(styles.go, className)}>
      {children}
      <Icon of={ArrowRight} />
    </a>
  );
}
