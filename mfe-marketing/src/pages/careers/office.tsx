import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

/** Lit windows, by floor and position. */
const lit = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 0],
  [3, 2],
  [4, 1],
  [4, 3],
  [5, 2],
] as const;

const windows = Array.from({ length: 6 }, (_, floor) =>
  Array.from({ length: 4 }, (_, place) => `M${262 + place * 34} ${152 + floor * 44}h18v26h-18z`),
);
const litWindows = lit.map(([floor, place]) => windows[floor]?.[place] ?? '').join('');

/** The office in Dubai, the desert behind the creek. */
export function Office() {
  return (
    <IllustrationStage label={content.benefitsHead.drawing} className={styles.office}>
      <svg viewBox="0 0 600 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path fill="var(--gulf-200)" d="M-200 0H800v560H-200z" />
        <circle cx="196" cy="212" r="128" fill="var(--sun-500)" />
        <g fill="none" stroke="var(--gulf-600)" opacity=".35">
          <circle cx="196" cy="212" r="164" />
          <circle cx="196" cy="212" r="204" />
        </g>
        <path fill="var(--sand-200)" d="M-200 400c180 10 300-6 420-60 120 70 300 70 580 40v180H-200z" />
        <path fill="var(--gulf-300)" d="M456 208h72v240h-72zM132 300h64v150h-64z" />
        <path fill="var(--gulf-600)" d="M232 120c60-44 110-64 172-64v392H232z" />
        <path fill="var(--gulf-700)" d="M232 136h172v312H232z" />
        <path fill="var(--gulf-600)" d={windows.flat().join('')} />
        <path fill="var(--sun-400)" d={litWindows} />
        <path fill="var(--ink-900)" d="M300 402h36v46h-36z" />
        <path fill="var(--gulf-600)" d="M-200 436c120-12 240 8 400 4s300-14 600 0v120H-200z" />
        <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.5" opacity=".7">
          <path d="M-20 466c30-8 60-8 90 0s60 8 90 0 60-8 90 0 60 8 90 0 60-8 90 0 60 8 90 0 60-8 90 0" />
          <path d="M-60 492c30-6 60-6 90 0s60 6 90 0 60-6 90 0 60 6 90 0 60-6 90 0 60 6 90 0 60-6 90 0 60 6 90 0" />
          <path d="M-30 518c30-4 60-4 90 0s60 4 90 0 60-4 90 0 60 4 90 0 60-4 90 0 60 4 90 0 60-4 90 0" />
        </g>
        <path fill="var(--sand-50)" d="M92 474c2-44 22-80 60-104-4 36 4 70 24 104z" />
        <path fill="var(--sun-500)" d="M84 474c2-38 16-70 46-94-46 12-74 46-82 94z" />
        <path fill="var(--ink-900)" d="M40 478h150c-6 18-22 26-44 26H86c-24 0-40-8-46-26z" />
      </svg>
    </IllustrationStage>
  );
}
