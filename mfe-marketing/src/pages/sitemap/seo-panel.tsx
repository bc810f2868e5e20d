import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ButtonRow, Kicker, Lead, Section } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import type { DirectoryEntry } from './directory.ts';
import { FetchAllPages } from './fetch-all-pages.tsx';
import styles from './seo-panel.module.css';

const { seo } = content;

interface SeoPanelProps {
  origin: string;
  entries: readonly DirectoryEntry[];
}

/** Metadata for search engines, and the two files that contain it. */
export function SeoPanel({ origin, entries }: SeoPanelProps) {
  return (
    <Section tone="mist">
      <Split>
        <div>
          <Kicker>{seo.kicker}</Kicker>
          <h2>{seo.title}</h2>
          <Lead>{seo.text}</Lead>
          <ButtonRow className={styles.files}>
            <ButtonLink href="/sitemap.xml">{seo.xml}</ButtonLink>
            <ButtonLink variant="line" href="/robots.txt">
              {seo.robots}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className={styles.panel}>
          <Facts origin={origin} entries={entries} />
          <FetchAllPages urls={entries.map(({ url }) => url)} />
        </div>
      </Split>
    </Section>
  );
}

function Facts({ origin, entries }: SeoPanelProps) {
  const priorities = entries.map(({ priority }) => priority);
  const highest = Math.max(...priorities).toFixed(1);
  const lowest = Math.min(...priorities).toFixed(1);
  return (
    <dl className={styles.facts}>
      <Fact name={seo.facts.address} value={origin} />
      <Fact name={seo.facts.priorities} value={seo.priorities(highest, lowest)} />
      <Fact name={seo.facts.frequencies} value={frequencies(entries)} />
      <Fact name={seo.facts.metadata} value={seo.metadata} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** `"Weekly 3, Monthly 8"`. */
function frequencies(entries: readonly DirectoryEntry[]) {
  return (['Daily', 'Weekly', 'Monthly', 'Yearly'] as const)
    .map((name) => ({ name, count: entries.filter(({ changeFrequency }) => changeFrequency === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
}
