import type { ReactNode } from 'react';
import { Kicker, Lead, PageColumn } from '../layout/section.tsx';
import { classNames } from '../styles/class-names.ts';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import styles from './hero.module.css';

export interface HeroProps {
  /** Never sun. */
  tone?: Exclude<Tone, 'sun'>;
  className?: string;
  /** Class of the column in it. */
  columnClass?: string;
  children: ReactNode;
}

/** First section of a page, the base of all arrangements (`HeroPlain`, `HeroBoard` …). */
export function Hero({ tone, className, columnClass, children }: HeroProps) {
  return (
    <section className={classNames(styles.hero, className)} data-tone={toneAttribute(tone)}>
      <PageColumn className={columnClass}>{children}</PageColumn>
    </section>
  );
}

export interface HeroTextProps {
  /** The `h1` of the page. */
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** The largest size: home and wholesale heroes only. */
  display?: boolean;
  /** Actions in a `ButtonRow`, then at most one more line. */
  children?: ReactNode;
}

/** Heading, lead and actions of a hero. */
export function HeroText({ title, lead, kicker, display, children }: HeroTextProps) {
  return (
    <div className={styles.text}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <h1 className={classNames(display && styles.display)}>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
  );
}
