import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './arrow-link.module.css';
import type { ButtonLinkProps } from './button.tsx';
import { NewTab } from './new-tab.tsx';

export interface ArrowLinkProps extends ComponentProps<'a'>, Pick<ButtonLinkProps, 'newTab'> {
  href: string;
}

/** Text link with an arrow that moves on hover, at the end of a block. */
export function ArrowLink({ newTab, className, children, ...anchor }: ArrowLinkProps) {
  return (
    <a {...anchor} {...(newTab && { target: '_blank', rel: 'noopener' })} className={classNames(styles.go, className)}>
      {children}
      {newTab && <NewTab words={newTab} />}
      <Icon of={ArrowRight} />
    </a>
  );
}
