import type { TextValues } from '@site/remote-kit';
import { PageColumn } from '@site/ui/layout/section.tsx';
import { fillText } from '@site/ui/text/fill-text.ts';
import type { LegalFrontMatter } from './front-matter.ts';
import styles from './legal-summary.module.css';
import { words } from './legal-words.ts';

interface LegalSummaryProps {
  facts: LegalFrontMatter['summary'];
  values: TextValues;
}

/** The box above a legal text, with what most readers look for. */
export function LegalSummary({ facts, values }: LegalSummaryProps) {
  return (
    <PageColumn className={styles.space}>
      <section className={styles.box} data-tone="mist">
        <h2>{words.summary}</h2>
        <dl>
          {facts.map(({ label, value, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{fillText(value, values)}</b>
                {fillText(text, values)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </PageColumn>
  );
}
