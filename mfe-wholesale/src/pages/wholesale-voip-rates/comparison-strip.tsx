import { contactPath } from '@site/contracts';
import { GoLink } from '@site/ui/go-link.tsx';
import { Wrap } from '@site/ui/section.tsx';
import { Stats } from '@site/ui/stats.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { label, stats, links } = content.comparison;

/** The figures that close the hero, with the two ways to compare them with one's own. */
export function ComparisonStrip() {
  const [compare, quote] = links;
  return (
    <section className={styles.comparison} data-tone="ink" aria-label={label}>
      <Wrap className={styles.comparisonRow}>
        <Stats items={stats} />
        <p>
          <GoLink href={contactPath('rate-specialist')}>{compare}</GoLink>
          <GoLink href={contactPath('wholesale-rates')}>{quote}</GoLink>
        </p>
      </Wrap>
    </section>
  );
}
