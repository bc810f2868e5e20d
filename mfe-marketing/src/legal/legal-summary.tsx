import { PageColumn } from '@site/ui/layout/section.tsx';
import styles from './legal-summary.module.css';
import type { SummaryFact } from './legal-text.ts';
import { words } from './legal-words.ts';

/** The box above a legal text: what most readers came for. */
export function LegalSummary({ facts }: { facts: readonly SummaryFact[] }) {
  return (
    <PageColumn className={styles.space}>
      <section className={styles.box} data-tone="mist">
        <h2>{words.summary}</h2>
        <dl>
          {facts.map(({ label, value, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </PageColumn>
  );
}
