import type { ReactNode } from 'react';
import type { PaletteToken } from '../vignettes/palette-token.ts';

/** Palette tokens of a {@link Portrait}: `"gulf-300"`. */
export interface PortraitColours {
  sky: PaletteToken;
  /** The lit face of the dune. */
  dune: PaletteToken;
  /** Its shaded face. */
  shade: PaletteToken;
}

export interface PortraitProps extends PortraitColours {
  /** A drawing of `people.tsx`: `<Portrait of={amira} … />`. */
  of: ReactNode;
  className?: string;
}

/** Person in front of the sun and a dune, next to a name and therefore not read out. Fills its css box. */
export function Portrait({ of: person, sky, dune, shade, className }: PortraitProps) {
  return (
    <svg className={className} viewBox="0 0 400 220" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path fill={`var(--${sky})`} d="M-400 0H800v220H-400z" />
      <circle cx="118" cy="92" r="74" fill="var(--sun-500)" />
      <path fill={`var(--${dune})`} d="M0 176c90-4 150-18 222-70-10 40 22 66 8 114H0z" />
      <path fill={`var(--${shade})`} d="M222 106c40 40 96 62 178 68v46H230c14-48-18-74-8-114Z" />
      <g transform="translate(22 6) scale(.8)">{person}</g>
    </svg>
  );
}
