import type { PaletteToken } from './palette-token.ts';
import styles from './seal.module.css';

/** Palette tokens of a {@link Seal}: `"gulf-300"`. */
export interface SealColours {
  sky: PaletteToken;
  sun: PaletteToken;
  dune: PaletteToken;
}

/** Symbol of a certificate or standard: sun and dune in a ring of dots. */
export function Seal({ sky, sun, dune }: SealColours) {
  return (
    <svg className={styles.seal} viewBox="0 0 120 120" aria-hidden="true">
      <circle className={styles.ring} cx="60" cy="60" r="56" pathLength="48" />
      <circle cx="60" cy="60" r="47.5" fill={`var(--${sky})`} />
      <circle cx="76" cy="50" r="16" fill={`var(--${sun})`} />
      <path fill={`var(--${dune})`} d="M15.5 78C35 78 48 58 66 56c14 10 28 14 40.9 14A48 48 0 0 1 15.5 78Z" />
      <path className={styles.shade} d="M66 56c14 10 28 14 40.9 14A48 48 0 0 1 62 108C72 92 58 74 66 56Z" />
    </svg>
  );
}
