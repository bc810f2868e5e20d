import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import { Vignette } from '../vignettes/vignette.tsx';
import drawnWords from './drawn-words.module.css';
import styles from './illustration-stage.module.css';

export interface IllustrationStageProps {
  /** Description of the drawing in a sentence; its parts are not read out. */
  label: string;
  /** By default the stage color of the section. */
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** The backdrop of a drawing, with the dune corner. */
export function IllustrationStage({ label, tone, className, children }: IllustrationStageProps) {
  return (
    <Vignette
      label={label}
      tone={toneAttribute(tone)}
      className={classNames(styles.stage, drawnWords.drawing, className)}
    >
      {children}
    </Vignette>
  );
}
