import type { ReactNode } from 'react';
import { type Action, ActionRow } from '../actions/action-row.tsx';
import { Hero, HeroText } from './hero.tsx';
import styles from './hero-stage.module.css';

export interface HeroStageProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  /** One or two. */
  actions?: readonly Action[];
  /** An `IllustrationStage` with the drawing of this page. */
  stage: ReactNode;
}

/** Hero of the product pages: the promise at the left, its drawing on a stage at the right. */
export function HeroStage({ title, lead, kicker, actions, stage }: HeroStageProps) {
  return (
    <Hero tone="mist" columnClass={styles.columns}>
      <HeroText title={title} lead={lead} kicker={kicker}>
        {actions && <ActionRow actions={actions} first="strong" />}
      </HeroText>
      {stage}
    </Hero>
  );
}
