import type { ReactNode } from 'react';
import type { Tone } from '../styles/tone.ts';

export interface VignetteProps {
  /** What the drawing shows, in a sentence. */
  label: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** One picture for assistive technology, whatever it is drawn with. */
export function Vignette({ label, tone, className, children }: VignetteProps) {
  return (
    <figure role="img" aria-label={label} className={className} data-tone={tone}>
      {children}
    </figure>
  );
}
