import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import type { ReactNode } from 'react';
import { content } from './content.ts';
import styles from './measures.module.css';

const { featuresHead, securityFeatures } = content;

function Lock() {
  return (
    <>
      <path className={styles.shackle} d="M73 31v-6a7 7 0 0 1 14 0v6" />
      <rect className={styles.sun} x="66" y="30" width="28" height="20" rx="4" />
    </>
  );
}

/** In the order of the measures, each in a box of 160 × 72. */
const drawings: readonly ReactNode[] = [
  <g key="way">
    <path d="M24 36c14-16 24 16 38 0s24 16 38 0 22 12 36 0" />
    <Lock />
  </g>,
  <g key="rest">
    <path d="M32 20h96M32 36h96M32 52h96" />
    <Lock />
  </g>,
  <g key="factor">
    <circle cx="46" cy="36" r="18" />
    <path d="M64 36h16" />
    <circle className={styles.sun} cx="100" cy="36" r="18" />
  </g>,
  <g key="roles">
    <circle cx="56" cy="36" r="20" />
    <circle cx="82" cy="36" r="20" />
    <circle className={styles.sun} cx="112" cy="36" r="8" />
  </g>,
  <g key="log">
    <path d="M30 16h80M30 29h62M30 42h90M30 55h50" />
    <circle className={styles.sun} cx="124" cy="16" r="6" />
  </g>,
  <g key="fraud">
    <path d="M28 60c24-2 34-34 56-34" />
    <path strokeDasharray="3 5" d="M84 26h52" />
    <circle className={styles.sun} cx="84" cy="26" r="8" />
  </g>,
  <g key="signalling">
    <path d="M30 14l18 22-18 22M52 14l18 22-18 22" />
    <path className={styles.wall} d="M92 10v52" />
    <circle className={styles.sun} cx="116" cy="36" r="10" />
  </g>,
  <g key="path">
    <path strokeDasharray="3 5" d="M28 36h40l16-16h44" />
    <path className={styles.live} d="M28 36h40l16 18h44" />
    <circle className={styles.sun} cx="128" cy="54" r="8" />
  </g>,
];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Protection of every account, each measure with a small drawing. */
export function Measures() {
  return (
    <Section tone="mist">
      <SectionHead split title={featuresHead.title} lead={featuresHead.lead} />
      <ol className={styles.measures}>
        {securityFeatures.map(({ title, text }, index) => (
          <li key={title}>
            <svg viewBox="20 4 120 64" aria-hidden="true">
              {drawings[index]}
            </svg>
            <span>{twoDigits(index + 1)}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
