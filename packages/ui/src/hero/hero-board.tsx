import type { ReactNode } from 'react';
import { ButtonRow } from '../layout/section.tsx';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-board.module.css';

export interface HeroBoardProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** Button links, the first with the variant `accent`. */
  actions?: ReactNode;
  /** A `FigureBoard`. */
  board: ReactNode;
}

/** Ink hero of the wholesale pages: the promise at the left, figures on a board at the right. */
export function HeroBoard({ title, lead, kicker, actions, board }: HeroBoardProps) {
  return (
    <Hero tone="ink" className={styles.hero} columnClass={styles.columns}>
      <HeroText title={title} lead={lead} kicker={kicker} display>
        {actions && <ButtonRow>{actions}</ButtonRow>}
      </HeroText>
      {board}
    </Hero>
  );
}
