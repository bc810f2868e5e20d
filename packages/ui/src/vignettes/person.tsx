import type { PaletteToken } from './palette-token.ts';

/** Palette tokens of a {@link Person}: `"gulf-300"`. */
export interface PersonColours {
  background: PaletteToken;
  head: PaletteToken;
  shoulders: PaletteToken;
}

/** Person on a video tile; the shoulders are a dune. */
export function Person({ background, head, shoulders }: PersonColours) {
  return (
    <svg viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={`var(--${background})`} d="M0 0h160v112H0z" />
      <circle cx="80" cy="48" r="20" fill={`var(--${head})`} />
      <path fill={`var(--${shoulders})`} d="M24 112c10-24 32-36 56-36s48 12 56 36z" />
    </svg>
  );
}
