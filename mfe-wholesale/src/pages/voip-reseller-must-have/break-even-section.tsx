import { Stats } from '@site/ui/content/stats.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { BreakEvenChart } from './break-even-chart.tsx';
import styles from './break-even-section.module.css';
import { content } from './content.ts';
import { fullStart, smallStart, thousands } from './offer.ts';

const { title, lead, even, stats } = content.breakEven;

/** Cost of a small and a full start, and its break-even. */
export function BreakEvenSection() {
  return (
    <Section id="break-even">
      <SectionHead title={title} lead={lead} split />
      <div className={styles.columns}>
        <BreakEvenChart />
        <ul className={styles.starts}>
          {[smallStart, fullStart].map(({ name, cost, breakEven, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p>
                <b>{even(thousands(cost), breakEven)}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Stats items={stats} ruled />
    </Section>
  );
}
