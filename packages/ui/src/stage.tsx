import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stage.module.css';
import { type Tone, toneAttribute } from './tone.ts';
import { Vignette } from './vignettes/vignette.tsx';

export interface StageProps {
  /** What the drawing shows, in a sentence; its parts are not read out. */
  label: string;
  /** Without one the stage takes the stage colour of the section. */
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** The backdrop of a drawing, with the dune corner. */
export function Stage({ label, tone, className, children }: StageProps) {
  return (
    <Vignette label={label} tone={toneAttribute(tone)} className={classNames(styles.stage, className)}>
      {children}
    </Vignette>
  );
}
