import { PageColumn } from '../layout/section.tsx';
import { classNames } from '../styles/class-names.ts';
import { type Tone, toneAttribute } from '../styles/tone.ts';
import styles from './stats.module.css';

export interface Stat {
  /** Displayed figure: `"99.99%"`. */
  value: string;
  /** Label in lower case: `"platform uptime"`. */
  label: string;
}

export interface StatsProps {
  /** Three or four. */
  items: readonly Stat[];
  /** Hairline above every figure. */
  ruled?: boolean;
}

/** Figures, large, with their labels below. */
export function Stats({ items, ruled }: StatsProps) {
  return (
    <dl className={classNames(styles.stats, ruled && styles.ruled)}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface StatStripProps {
  items: readonly Stat[];
  /** Names the region: it has no heading. */
  label: string;
  /** Tone of the hero above; ink by default. */
  tone?: Tone;
}

/** Row of figures below a board hero and a hairline. */
export function StatStrip({ items, label, tone = 'ink' }: StatStripProps) {
  return (
    <section className={styles.strip} data-tone={toneAttribute(tone)} aria-label={label}>
      <PageColumn>
        <Stats items={items} />
      </PageColumn>
    </section>
  );
}
