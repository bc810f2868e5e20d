import type { ReactNode } from 'react';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-plain.module.css';

export interface HeroPlainProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** One control at the end of the heading, from 960 px. */
  aside?: ReactNode;
  className?: string;
  /** One object or row of figures below. */
  children?: ReactNode;
}

/** Hero without a drawing: pricing, about, resources, careers … */
export function HeroPlain({ title, lead, kicker, aside, className, children }: HeroPlainProps) {
  return (
    <Hero className={className}>
      <div className={styles.head}>
        <HeroText title={title} lead={lead} kicker={kicker} />
        {aside}
      </div>
      {children}
    </Hero>
  );
}
