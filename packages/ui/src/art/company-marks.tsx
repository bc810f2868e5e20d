import type { ReactNode } from 'react';

/* Each in a box of 48 × 48, made of crest, ripple and sun: one part in the colour of the text, one in `--second`. */

/** Ears are two crests, the chin a half sun. */
export const fennec: ReactNode = (
  <>
    <path fill="currentColor" d="M5 5c11 3 17 12 17.5 24H12C7 23 5 14 5 5Z" />
    <path fill="currentColor" d="M43 5c-11 3-17 12-17.5 24H36c5-6 7-15 7-24Z" />
    <path fill="var(--second, currentColor)" d="M12.5 32.5h23a11.5 11.5 0 0 1-23 0Z" />
  </>
);

/** Three ripples run down one valley. */
export const wadi: ReactNode = (
  <>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      d="M11 7c-6 8 6 11 0 19.5S11 38 11 41M37 7c-6 8 6 11 0 19.5S37 38 37 41"
    />
    <path
      fill="none"
      stroke="var(--second, currentColor)"
      strokeWidth="6"
      strokeLinecap="round"
      d="M24 7c-6 8 6 11 0 19.5S24 38 24 41"
    />
  </>
);

/** The sun goes down behind two ripples. */
export const harbour: ReactNode = (
  <>
    <path fill="var(--second, currentColor)" d="M8 25a16 16 0 0 1 32 0Z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      d="M5 32.5c4.75-4.5 9.5-4.5 14.25 0s9.5 4.5 14.25 0 7-4.5 9.5-2.5M12 41.5c4-3.8 8-3.8 12 0s8 3.8 12 0"
    />
  </>
);

/** A barchan dune carries the sun. */
export const saluki: ReactNode = (
  <>
    <path transform="rotate(-75 24 24)" fill="currentColor" d="M38 7.5A20 20 0 1 0 43.5 31 15 15 0 1 1 38 7.5Z" />
    <circle fill="var(--second, currentColor)" cx="24" cy="15.5" r="8" />
  </>
);

/** Rings of a call, read as a fingerprint. */
export const caracal: ReactNode = (
  <>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      d="M6.5 38V24a17.5 17.5 0 0 1 35 0v14M15 41V24.5a9 9 0 0 1 18 0V41"
    />
    <path fill="none" stroke="var(--second, currentColor)" strokeWidth="5.5" strokeLinecap="round" d="M24 25v14" />
  </>
);

/** Five bars of a voice, one of them rings. */
export const gazelle: ReactNode = (
  <>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      d="M6.5 20v8M15.25 12v24M32.75 12v24M41.5 20v8"
    />
    <path fill="none" stroke="var(--second, currentColor)" strokeWidth="5" strokeLinecap="round" d="M24 22v20" />
    <circle fill="var(--second, currentColor)" cx="24" cy="10" r="5" />
  </>
);

/** Water below the line, sky above it. */
export const oasis: ReactNode = (
  <>
    <path fill="currentColor" d="M5.2 27C11 21 17 21 23 25.5s13 6 19.8 1.5A19 19 0 0 1 5.2 27Z" />
    <path
      fill="var(--second, currentColor)"
      d="M5 21.5a19 19 0 0 1 38 .4c-6 4-11.5 3-17.3-1.3C19 15.7 11.5 16 5 21.5Z"
    />
  </>
);

/** One peak, a lit and a shaded face. */
export const jebel: ReactNode = (
  <>
    <path fill="var(--second, currentColor)" d="M3 41C12 36 18 24 22.5 8c2.6 6 3 10 .8 15-2.6 6-1.8 12-4.3 18Z" />
    <path fill="currentColor" d="M27 11c3 12 9 23 18 30H23.5c2-6 1.2-11 3.6-16.5C29 20 28.5 15.5 27 11Z" />
  </>
);

/** Three crests, each with the wind behind it. */
export const barchan: ReactNode = (
  <>
    <path fill="currentColor" d="M4 42c14-1 26-6 40-17 0 6-1 12-3 17Z" />
    <path fill="currentColor" d="M4 32.5c14-1 24-6 33-15 .6 3 .5 5 0 7-8 5-18 8-33 8Z" />
    <path
      fill="var(--second, currentColor)"
      d="M4 22.5C15 21.5 23 16 30 6.5c1.5 3 1.7 5.5 1.2 8-7 5.5-15.2 8-27.2 8Z"
    />
  </>
);

/** A compass needle made of two crests. */
export const northkite: ReactNode = (
  <>
    <path fill="var(--second, currentColor)" d="M25 4c1.5 9 5.5 15 13.5 18.5H23c-2 0-3.3-1.5-3-3.5Z" />
    <path fill="currentColor" d="M23 44c-1.5-9-5.5-15-13.5-18.5H25c2 0 3.3 1.5 3 3.5Z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      d="M15 7A19 19 0 0 0 5 22M33 41A19 19 0 0 0 43 26"
    />
  </>
);

/** A sun, and what the heat makes of it. */
export const mirage: ReactNode = (
  <>
    <path fill="var(--second, currentColor)" d="M7 22.5a17 17 0 0 1 34 0Z" />
    <path fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" d="M9 29h30M14 36h20M20 43h8" />
  </>
);

/** A flat crown, with the evening under it. */
export const acacia: ReactNode = (
  <>
    <path fill="currentColor" d="M3 22C7 12 15 7 25 7s17 5 20 15c-7-3-13-3-20.5-.500C17 24 10 24 3 22Z" />
    <path fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" d="M21 43c0-6 .5-10 2.5-15" />
    <circle fill="var(--second, currentColor)" cx="35" cy="34" r="7" />
  </>
);
