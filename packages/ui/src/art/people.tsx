import type { ReactNode } from 'react';

/* People from the waist up, each in a box of 240 × 300, drawn like the portraits on the press page. */

export const yusuf: ReactNode = (
  <>
    <path fill="#a5683e" d="M102 152h36v60h-36z" />
    <path fill="#c08356" d="M84 108c0-31 16-46 36-46s36 15 36 46c0 34-17 58-36 58s-36-24-36-58z" />
    <path
      fill="#20140e"
      d="M82 112c-6-40 10-64 40-64 28 0 42 22 36 64-3-14-6-22-10-28-16 3-38 2-50-4-8 6-13 16-16 32z"
    />
    <path fill="#20140e" d="M84 120c0 34 16 54 36 54s36-20 36-54c-4 12-10 18-18 19-6-5-30-5-36 0-8-1-14-7-18-19z" />
    <path fill="none" stroke="#f0c3a2" strokeWidth="3" strokeLinecap="round" d="M111 150c6 4 12 4 18 0" />
    <g fill="#20140e">
      <circle cx="106" cy="115" r="3" />
      <circle cx="134" cy="115" r="3" />
    </g>
    <path fill="var(--sand-50)" d="M18 300c4-72 42-102 82-110 12 14 28 14 40 0 40 8 78 38 82 110z" />
    <path fill="var(--sand-300)" d="M98 190c10 26 34 26 44 0l8 3c-8 22-18 32-30 36-12-4-22-14-30-36z" />
  </>
);

export const amira: ReactNode = (
  <>
    <path fill="var(--ink-900)" d="M150 44a22 22 0 1 1-30-6z" />
    <path fill="var(--ink-900)" d="M78 120c-10-46 12-74 44-74s52 28 42 74c-2 8-5 14-9 18H87c-4-4-7-10-9-18z" />
    <path fill="#b97a50" d="M104 150h34v60h-34z" />
    <path fill="#d29a70" d="M86 112c0-30 16-44 35-44s35 14 35 44c0 32-17 54-35 54s-35-22-35-54z" />
    <path fill="var(--ink-900)" d="M84 114c0-32 16-52 38-52s37 18 37 52c-6-18-16-28-28-33-10 14-28 24-47 33z" />
    <path fill="none" stroke="#7a4a2c" strokeWidth="2.5" strokeLinecap="round" d="M110 144c7 5 15 5 22 0" />
    <g fill="var(--ink-900)">
      <circle cx="107" cy="120" r="3" />
      <circle cx="136" cy="120" r="3" />
    </g>
    <g fill="var(--sun-500)">
      <circle cx="87" cy="142" r="4.5" />
      <circle cx="155" cy="142" r="4.5" />
    </g>
    <path fill="var(--gulf-700)" d="M20 300c4-70 44-100 84-108 10 14 24 14 34 0 40 8 80 38 84 108z" />
    <path fill="var(--sand-50)" d="m97 194 24 44 24-44c-2-4-5-6-9-7-7 15-23 15-30 0-4 1-7 3-9 7z" />
  </>
);

export const daniel: ReactNode = (
  <>
    <path fill="#4d2c1b" d="M102 150h36v60h-36z" />
    <path fill="#66402a" d="M82 104c0-33 17-50 38-50s38 17 38 50c0 36-18 62-38 62s-38-26-38-62z" />
    <path fill="#2a1710" d="M80 112c-5-38 8-64 40-64s45 26 40 64c-2-18-8-30-16-36-14-6-34-6-48 0-8 6-14 18-16 36z" />
    <path fill="none" stroke="#f3d9c4" strokeWidth="3" strokeLinecap="round" d="M110 146c6 5 14 5 20 0" />
    <g fill="none" stroke="var(--sun-200)" strokeWidth="2.5">
      <circle cx="105" cy="116" r="11.5" />
      <circle cx="136" cy="116" r="11.5" />
      <path d="M116.5 115c2-2 6-2 8 0" />
    </g>
    <g fill="#140a06">
      <circle cx="105" cy="116" r="2.8" />
      <circle cx="136" cy="116" r="2.8" />
    </g>
    <path fill="var(--ink-900)" d="M18 300c4-72 42-102 82-110 12 14 28 14 40 0 40 8 78 38 82 110z" />
    <path fill="var(--gulf-400)" d="M98 190c10 24 34 24 44 0l8 3c-10 38-50 38-60 0z" />
  </>
);
