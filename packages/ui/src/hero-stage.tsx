import type { ReactNode } from 'react';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-stage.module.css';
import { Row } from './section.tsx';

export interface HeroStageProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** Button links, the first with the look `accent`. */
  actions?: ReactNode;
  /** A `Stage` with the drawing of this page. */
  stage: ReactNode;
}

/** Hero of the product pages: the promise at the left, its drawing on a stage at the right. */
export function HeroStage({ title, lead, kicker, actions, stage }: HeroStageProps) {
  return (
    <Hero tone="mist" columnClass={styles.columns}>
      <HeroText title={title} lead={lead} kicker={kicker}>
        {actions && <Row>{actions}</Row>}
      </HeroText>
      {stage}
    </Hero>
  );
}
