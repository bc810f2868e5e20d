import type { PageSummary } from '@site/contracts';
import { Icon } from '@site/ui/art/icon.tsx';
import { Kicker, PageColumn } from '@site/ui/layout/section.tsx';
import { Clock, Eye } from 'lucide';
import { articleLink } from '../../articles/article-link.ts';
import { articleAt } from '../../articles/articles.ts';
import { content, type Guide } from './content.ts';
import styles from './guides.module.css';

const { guideMeta, guides, guidesTitle } = content;

/** Three guides on the edge of the hero. */
export function Guides({ pages }: { pages: PageSummary[] }) {
  return (
    <PageColumn>
      <ul className={styles.guides} aria-label={guidesTitle}>
        {guides.map((guide) => (
          <li key={guide.article}>
            <GuideCard guide={guide} pages={pages} />
          </li>
        ))}
      </ul>
    </PageColumn>
  );
}

function GuideCard({ guide: { article, views }, pages }: { guide: Guide; pages: PageSummary[] }) {
  const { title, category, teaser, minutes } = articleAt(article);
  return (
    <a className={styles.guide} href={articleLink(title, article, pages)}>
      <Kicker>{category}</Kicker>
      <h2>{title}</h2>
      <p>{teaser}</p>
      <span className={styles.meta}>
        <span>
          <Icon of={Clock} />
          {guideMeta.readTime(minutes)}
        </span>
        <span>
          <Icon of={Eye} />
          {guideMeta.views(views)}
        </span>
      </span>
    </a>
  );
}
