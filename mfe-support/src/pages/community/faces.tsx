import type { ReactNode } from 'react';

/* From the waist up, each in a box of 240 × 300, for `Portrait`. */

export const mira: ReactNode = (
  <>
    <path
      fill="var(--gulf-700)"
      d="M70 122c-6-52 18-82 50-82s56 30 50 82c-2 24-10 44-22 58l20 40H72l20-40c-12-14-20-34-22-58z"
    />
    <path fill="#d7a67c" d="M88 116c0-30 14-44 32-44s32 14 32 44c0 30-15 52-32 52s-32-22-32-52z" />
    <path fill="none" stroke="#7a4a2c" strokeWidth="2.5" strokeLinecap="round" d="M110 146c7 5 14 5 21 0" />
    <g fill="var(--ink-900)">
      <circle cx="107" cy="120" r="3" />
      <circle cx="134" cy="120" r="3" />
    </g>
    <path fill="var(--ink-700)" d="M18 300c4-72 42-102 82-110 12 16 28 16 40 0 40 8 78 38 82 110z" />
    <path fill="var(--gulf-700)" d="M84 176c20 18 52 18 72 0l14 42c-32 22-68 22-100 0z" />
  </>
);

export const jonas: ReactNode = (
  <>
    <path fill="#dba483" d="M102 150h36v60h-36z" />
    <path fill="#eec0a0" d="M83 106c0-32 17-48 37-48s37 16 37 48c0 36-17 60-37 60s-37-24-37-60z" />
    <path fill="#a9702f" d="M80 108c-6-40 14-62 42-62s44 20 38 62c-4-14-8-22-14-28-18 2-36-2-48-10-8 10-14 22-18 38z" />
    <path fill="#a9702f" d="M84 124c2 30 16 46 36 46s34-16 36-46c-6 10-14 14-22 14-8-4-20-4-28 0-8 0-16-4-22-14z" />
    <path fill="none" stroke="#f8e0d0" strokeWidth="3" strokeLinecap="round" d="M112 151c5 3 11 3 16 0" />
    <g fill="var(--ink-900)">
      <circle cx="106" cy="114" r="3" />
      <circle cx="134" cy="114" r="3" />
    </g>
    <path fill="var(--gulf-600)" d="M18 300c4-72 42-102 82-110 12 14 28 14 40 0 40 8 78 38 82 110z" />
    <path fill="var(--sand-50)" d="M100 190c8 20 32 20 40 0l10 4-30 40-30-40z" />
  </>
);

export const farah: ReactNode = (
  <>
    <path fill="#5b3520" d="M103 150h35v60h-35z" />
    <path fill="#7a4a2f" d="M86 112c0-30 16-44 35-44s35 14 35 44c0 32-17 54-35 54s-35-22-35-54z" />
    <path fill="var(--dusk-600)" d="M82 100c-8-40 14-66 40-66 30 0 46 28 38 66-20-14-56-16-78 0z" />
    <path fill="var(--sun-200)" d="M96 46c14-18 44-22 58-4-16-2-40 0-58 4z" />
    <path fill="none" stroke="#f3d9c4" strokeWidth="3" strokeLinecap="round" d="M110 145c7 6 15 6 22 0" />
    <g fill="#140a06">
      <circle cx="107" cy="118" r="3" />
      <circle cx="136" cy="118" r="3" />
    </g>
    <path fill="var(--gulf-700)" d="M20 300c4-70 44-100 82-108 11 14 26 14 37 0 40 8 79 38 83 108z" />
    <path fill="var(--sun-400)" d="M98 192c9 24 36 24 45 0l8 4c-10 34-50 34-61 0z" />
  </>
);
