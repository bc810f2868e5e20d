import { Stats } from '@site/ui/content/stats.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import styles from './category-filter.module.css';
import { content } from './content.ts';
import type { Category } from './directory.ts';

const { counts, filter } = content;

/** How many pages there are, in all and per category; each count is a radio that shows only its category. */
export function CategoryFilter({ categories }: { categories: readonly Category[] }) {
  const total = categories.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Split wide className={styles.columns}>
      <div className={styles.totals}>
        <h2>{filter.title}</h2>
        <Stats
          ruled
          items={[
            { value: String(total), label: counts.pages },
            { value: String(categories.length), label: counts.categories },
          ]}
        />
      </div>
      <fieldset className={styles.grid}>
        <VisuallyHidden as="legend">{filter.legend}</VisuallyHidden>
        <CategoryRadio name={filter.all} count={total} isFirst />
        {categories.map(({ name, entries }) => (
          <CategoryRadio key={name} name={name} count={entries.length} />
        ))}
      </fieldset>
    </Split>
  );
}

function CategoryRadio({ name, count, isFirst }: { name: string; count: number; isFirst?: boolean }) {
  return (
    <label>
      <input type="radio" name="page-category" value={name} defaultChecked={isFirst} />
      {name} <b>{count}</b>
    </label>
  );
}
