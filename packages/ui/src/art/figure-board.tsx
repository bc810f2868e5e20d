import type { ReactNode } from 'react';
import styles from './figure-board.module.css';
import { LiveDot } from './live-dot.tsx';
import { SunDisc } from './sun-disc.tsx';

export interface FigureBoardProps {
  /** Names the region. */
  label: string;
  /** The line at the top, next to the live dot. */
  bar: ReactNode;
  /** A `dl`, a table or a drawing, with its own padding. */
  children: ReactNode;
}

/** Figures on ink with the sun behind the dune corner, for a `HeroBoard`. */
export function FigureBoard({ label, bar, children }: FigureBoardProps) {
  return (
    <div className={styles.behind}>
      <SunDisc size={544} radius={92} rings={rings} />
      <section className={styles.board} aria-label={label}>
        <p className={styles.bar}>
          <LiveDot />
          {bar}
        </p>
        {children}
      </section>
    </div>
  );
}

const rings = [
  { radius: 124, opacity: 0.6 },
  { radius: 164, opacity: 0.36 },
  { radius: 212, opacity: 0.2 },
  { radius: 268, opacity: 0.1 },
];
