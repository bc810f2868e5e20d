import type { ReactNode } from 'react';
import type { Tone } from '../styles/tone.ts';

export interface VignetteProps {
  /** Description of the drawing in a sentence. */
  label: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** Drawing that is a single picture for assistive technology. */
export function Vignette({ label, tone, className, children }: VignetteProps) {
  return (
    <figure role="img" aria-label={label} className={className} data-tone={tone}>
      {children}
    </figure>
  );
}
