import { ArrowRight, LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type LucideIcon } from './icon.tsx';
import { NewTab } from './new-tab.tsx';

export interface ButtonLook {
  /** `accent` where it is the page's one action (always on ink and sun), `strong` elsewhere, `line` for the second one. */
  look?: 'accent' | 'strong' | 'line';
  /** 44 instead of 48 px high. */
  size?: 'sm';
  /** As wide as its container. */
  wide?: boolean;
  /** Stands before the words. */
  icon?: LucideIcon;
  /** Arrow after the words that moves on hover. */
  go?: boolean;
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
  /** Opens a new tab; the value is said to screen readers after the words: `"opens in a new tab"`. */
  newTab?: string;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Disabled, with a spinner before the words (which then say what is going on). */
  pending?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, go, newTab, className, children, ...anchor }: ButtonLinkProps) {
  return (
    <a
      {...anchor}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={buttonClass({ look, size, wide }, className)}
    >
      <Face icon={icon} go={go}>
        {children}
        {newTab && <NewTab words={newTab} />}
      </Face>
    </a>
  );
}

/** A button; `type` is `button` unless given. */
export function Button({ look, size, wide, icon, go, pending, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={pending || button.disabled}
      className={buttonClass({ look, size, wide }, className)}
    >
      {pending && <Icon of={LoaderCircle} className={styles.spin} />}
      <Face icon={pending ? undefined : icon} go={go}>
        {children}
      </Face>
    </button>
  );
}

function Face({ icon, go, children }: { icon?: LucideIcon; go?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {go && <Icon of={ArrowRight} className={styles.arrow} />}
    </>
  );
}

function buttonClass({ look = 'strong', size, wide }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[look], size && styles[size], wide && styles.wide, className);
}
