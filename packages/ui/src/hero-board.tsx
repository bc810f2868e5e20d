import type { ReactNode } from 'react';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-board.module.css';
import { Row } from './section.tsx';

export interface HeroBoardProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** Button links, the first with the look `accent`. */
  actions?: ReactNode;
  /** A `Board`. */
  board: ReactNode;
}

/** Ink hero of the wholesale pages: the promise at the left, figures on a board at the right. */
export function HeroBoard({ title, lead, kicker, actions, board }: HeroBoardProps) {
  return (
    <Hero tone="ink" className={styles.hero} columnClass={styles.columns}>
      <HeroText title={title} lead={lead} kicker={kicker} display>
        {actions && <Row>{actions}</Row>}
      </HeroText>
      {board}
    </Hero>
  );
}
