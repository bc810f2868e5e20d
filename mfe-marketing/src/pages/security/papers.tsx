import type { ReactNode } from 'react';
import type { ComplianceBadge } from './content.ts';
import styles from './papers.module.css';

/** Left edge of each drawing, at which its view begins: the papers of a column stand below each other. */
const lefts: Record<ComplianceBadge['paper'], number> = { report: 13, certificate: 1, 'eu-law': 17, 'us-law': 17 };

/** What each of them is on paper, so that no badge is drawn for a law. */
const papers: Record<ComplianceBadge['paper'], ReactNode> = {
  report: (
    <>
      <path fill="var(--gulf-700)" d="M14 6h66a6 6 0 0 1 6 6v96a6 6 0 0 1-6 6H14z" />
      <path fill="var(--ink-900)" d="M14 6h10v108H14z" />
      <circle cx="64" cy="36" r="12" fill="var(--sun-500)" />
      <path fill="var(--ink-900)" opacity=".5" d="M24 76c20-2 32-10 42-22 4 12 10 18 20 22v32a6 6 0 0 1-6 6H24z" />
      <path stroke="var(--sand-50)" strokeWidth="3" d="M34 90h30M34 100h20" />
    </>
  ),
  certificate: (
    <>
      <rect x="2" y="20" width="96" height="72" rx="6" fill="var(--white)" stroke="var(--sand-400)" />
      <path stroke="var(--ink-900)" strokeWidth="4" d="M16 40h40" />
      <path stroke="var(--stone-300)" strokeWidth="2" d="M16 52h52M16 60h44M16 68h34" />
      <path fill="var(--gulf-600)" d="M66 74h20v34l-10-8-10 8z" />
      <circle cx="76" cy="72" r="15" fill="var(--sun-500)" />
    </>
  ),
  'eu-law': (
    <>
      <path fill="var(--white)" stroke="var(--sand-400)" d="M18 8h64v104H18z" />
      <text x="30" y="52">
        §
      </text>
      <g fill="var(--sun-500)">
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <circle key={angle} cx="66" cy="24" r="2.5" transform={`rotate(${angle} 66 33)`} />
        ))}
      </g>
      <path stroke="var(--stone-300)" strokeWidth="2" d="M30 66h40M30 74h36M30 82h40M30 90h30M30 98h22" />
    </>
  ),
  'us-law': (
    <>
      <path fill="var(--sand-200)" d="M18 8h64v104H18z" />
      <path fill="var(--gulf-600)" d="M18 8h64v12H18z" />
      <text x="30" y="58">
        §
      </text>
      <path fill="var(--dusk-500)" d="M60 38h6v-6h6v6h6v6h-6v6h-6v-6h-6z" />
      <path stroke="var(--sand-400)" strokeWidth="2" d="M30 72h40M30 80h36M30 88h40M30 96h26" />
    </>
  ),
};

/** A report, a certificate or a page of a law; its name stands beside it. */
export function Paper({ of: paper }: { of: ComplianceBadge['paper'] }) {
  return (
    <svg className={styles.paper} viewBox={`${lefts[paper]} 0 100 120`} aria-hidden="true">
      {papers[paper]}
    </svg>
  );
}
