import type { PageSummary } from '@site/contracts';
import { articleLink } from '../../articles/article-link.ts';
import { content } from './content.ts';
import styles from './help-search.module.css';

const { oftenAsked, search } = content;

/** What many look for, below the search field. */
export function OftenAsked({ pages }: { pages: PageSummary[] }) {
  return (
    <p className={styles.asked}>
      {search.askedLabel}
      {oftenAsked.map(({ title, article }) => (
        <a key={title} href={articleLink(title, article, pages)}>
          {title}
        </a>
      ))}
    </p>
  );
}
