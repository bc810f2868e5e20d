import { ArrowRight, LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconNode } from '../art/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import { NewTab } from './new-tab.tsx';

export interface ButtonAppearance {
  /** `accent` for the page's main action (always on ink and sun), `strong` elsewhere, `line` for secondary actions. */
  variant?: 'accent' | 'strong' | 'line';
  /** 44 instead of 48 px high. */
  size?: 'sm';
  /** As wide as its container. */
  wide?: boolean;
  /** Icon before the label. */
  icon?: IconNode;
  /** Arrow after the label that moves on hover. */
  arrow?: boolean;
}

export interface ButtonLinkProps extends ButtonAppearance, ComponentProps<'a'> {
  href: string;
  /** Opens a new tab; screen readers announce the value after the label: `"opens in a new tab"`. */
  newTab?: string;
}

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {
  /** Disabled, with a spinner before the label, which describes the progress. */
  pending?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  arrow,
  newTab,
  className,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <a
      {...anchor}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={buttonClass({ variant, size, wide }, className)}
    >
      <Label icon={icon} arrow={arrow}>
        {children}
        {newTab && <NewTab words={newTab} />}
      </Label>
    </a>
  );
}

/** A button; `type` is `button` unless given. */
export function Button({ variant, size, wide, icon, arrow, pending, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={pending || button.disabled}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {pending && <Icon of={LoaderCircle} className={styles.spin} />}
      <Label icon={pending ? undefined : icon} arrow={arrow}>
        {/* React cannot insert the spinner before a text node that the browser has replaced by its translation. */}
        <span>{children}</span>
      </Label>
    </button>
  );
}

function Label({ icon, arrow, children }: { icon?: IconNode; arrow?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {arrow && <Icon of={ArrowRight} className={styles.arrow} />}
    </>
  );
}

function buttonClass({ variant = 'strong', size, wide }: ButtonAppearance, className?: string) {
  return classNames(styles.button, styles[variant], size && styles[size], wide && styles.wide, className);
}
