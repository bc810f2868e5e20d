import type { ReactNode } from 'react';
import { PageColumn } from '../layout/section.tsx';
import styles from './hero-search.module.css';

export interface HeroSearchProps {
  title: ReactNode;
  /** Search form and frequent searches. */
  children: ReactNode;
}

/** Centered hero of the help center, with dune lines behind the search. */
export function HeroSearch({ title, children }: HeroSearchProps) {
  return (
    <section className={styles.hero} data-tone="sand">
      <DuneLines />
      <PageColumn>
        <h1>{title}</h1>
        {children}
      </PageColumn>
    </section>
  );
}

function DuneLines() {
  return (
    <svg viewBox="0 0 1440 480" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="var(--sand-400)" strokeWidth="1.5">
        {lines.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </g>
    </svg>
  );
}

const lines = [0.9, 0.78, 0.66, 0.54, 0.42, 0.3, 0.18].map((opacity, n) => ({
  opacity,
  path:
    `M-10 ${410 + 17 * n}C190 ${394 + 16 * n} 330 ${362 + 18 * n} 520 ${360 + 18 * n}` +
    `s360 ${62 - 4 * n} 520 ${50 - 3 * n} 270-${66 - 5 * n} 410-${40 - 4 * n}`,
}));
