import { contactPath } from '@site/contracts';
import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Stats } from '@site/ui/content/stats.tsx';
import { PageColumn } from '@site/ui/layout/section.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { label, stats, links } = content.comparison;

/** The figures that close the hero, with two ways to compare them. */
export function ComparisonStrip() {
  const [compare, quote] = links;
  return (
    <section className={styles.comparison} data-tone="ink" aria-label={label}>
      <PageColumn className={styles.comparisonRow}>
        <Stats items={stats} />
        <p>
          <ArrowLink href={contactPath('rate-specialist')}>{compare}</ArrowLink>
          <ArrowLink href={contactPath('wholesale-rates')}>{quote}</ArrowLink>
        </p>
      </PageColumn>
    </section>
  );
}
