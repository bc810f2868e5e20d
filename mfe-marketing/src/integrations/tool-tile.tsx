import type { ReactNode } from 'react';
import type { Integration } from './integration-list.ts';
import styles from './tool-tile.module.css';

/** Colors of a tile and its letters, by category. */
const grounds: Record<Integration['category'], { letters: string; drawing: ReactNode }> = {
  CRM: {
    letters: 'var(--white)',
    drawing: (
      <>
        <path fill="var(--gulf-700)" d="M0 0h56v56H0z" />
        <circle cx="42" cy="14" r="8.5" fill="var(--sun-500)" />
        <path fill="var(--ink-900)" opacity=".45" d="M0 38c16-2 28-8 38-19 2 9 8 14 18 17v20H0z" />
      </>
    ),
  },
  Collaboration: {
    letters: 'var(--ink-900)',
    drawing: (
      <>
        <path fill="var(--sun-500)" d="M0 0h56v56H0z" />
        <path
          fill="none"
          stroke="var(--ink-900)"
          strokeWidth="1.5"
          opacity=".28"
          d="M-2 12c10-6 18-6 29 0s19 6 31 0M-2 20c10-6 18-6 29 0s19 6 31 0"
        />
      </>
    ),
  },
  'Help desk': {
    letters: 'var(--white)',
    drawing: (
      <>
        <path fill="var(--ink-900)" d="M0 0h56v56H0z" />
        <g fill="none" stroke="var(--sun-500)" strokeWidth="1.5">
          <circle cx="56" cy="0" r="29" opacity=".55" />
          <circle cx="56" cy="0" r="40" opacity=".3" />
        </g>
        <circle cx="56" cy="0" r="19" fill="var(--sun-500)" />
      </>
    ),
  },
  Productivity: {
    letters: 'var(--ink-900)',
    drawing: (
      <>
        <path fill="var(--sand-200)" d="M0 0h56v56H0z" />
        <path fill="var(--gulf-300)" d="M0 36c18 0 28-14 40-16 4 8 8 10 16 12v24H0z" />
        <circle cx="44" cy="13" r="6" fill="var(--sun-500)" />
      </>
    ),
  },
  Automation: {
    letters: 'var(--ink-900)',
    drawing: (
      <>
        <path fill="var(--sand-300)" d="M0 0h56v56H0z" />
        <path fill="none" stroke="var(--ink-900)" opacity=".5" strokeWidth="1.5" d="M14 14h16c8 0 6 12 14 12" />
        <circle cx="14" cy="14" r="5" fill="var(--gulf-600)" />
        <circle cx="44" cy="26" r="5" fill="var(--sun-500)" />
      </>
    ),
  },
};

interface ToolTileProps extends Pick<Integration, 'category' | 'letters'> {
  /** Position and size inside another drawing; otherwise CSS sizes it. */
  within?: { x: number; y: number; side: number };
}

/** Shared outline of all tiles: rendered once per page, inside a visible drawing. */
export function ToolTileOutline() {
  return (
    <clipPath id="tool-tile">
      <rect width="56" height="56" rx="14" />
    </clipPath>
  );
}

/** Two letters of a tool's name on the color of its category: third-party logos are not used here. */
export function ToolTile({ category, letters, within }: ToolTileProps) {
  const { drawing, letters: color } = grounds[category];
  const place = within && {
    x: within.x - within.side / 2,
    y: within.y - within.side / 2,
    width: within.side,
    height: within.side,
  };
  return (
    <svg className={styles.tile} viewBox="0 0 56 56" aria-hidden="true" {...place}>
      <g clipPath="url(#tool-tile)">
        {drawing}
        <text x="8" y="46" fill={color}>
          {letters}
        </text>
      </g>
    </svg>
  );
}
