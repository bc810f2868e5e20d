import type { ReactNode } from 'react';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-form.module.css';

export interface HeroFormProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** The form on its card. */
  form: ReactNode;
  /** Below the promise at the left; on phones below the form. One element. */
  children?: ReactNode;
}

/** Hero of a page that is a form: promise at the left, form at the right. */
export function HeroForm({ title, lead, kicker, form, children }: HeroFormProps) {
  return (
    <Hero tone="mist" columnClass={styles.columns}>
      <HeroText title={title} lead={lead} kicker={kicker} />
      <div className={styles.form}>{form}</div>
      {children}
    </Hero>
  );
}
