import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { amira, daniel } from '@site/ui/art/people.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

/** Two partners, the sun behind them. */
export function PartnersAtTheDune() {
  return (
    <IllustrationStage label={content.hero.drawing} className={styles.stage}>
      <svg viewBox="0 0 620 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="318" cy="214" r="150" fill="var(--sun-500)" />
        <g fill="none" stroke="var(--gulf-600)" opacity=".35">
          <circle cx="318" cy="214" r="188" />
          <circle cx="318" cy="214" r="232" />
        </g>
        <path fill="var(--gulf-200)" d="M-100 398c240-10 330-52 418-122-22 90 60 120 24 244h-442z" />
        <path fill="var(--gulf-600)" d="M318 276c70 70 160 104 402 114v130H336c34-124-40-154-18-244Z" />
        <g transform="translate(50 178) scale(1.16)">{amira}</g>
        <g transform="translate(292 178) scale(1.16)">{daniel}</g>
      </svg>
    </IllustrationStage>
  );
}
