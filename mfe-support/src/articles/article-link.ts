import type { PageSummary } from '@site/contracts';
import type { ArticlePath } from './articles.ts';

/** Parent page of articles. */
export const HELP_CENTER = '/help-center';

/** Address of the help center with its search filled in. */
export const helpSearchPath = (query: string) => `${HELP_CENTER}?${new URLSearchParams({ q: query })}`;

/** Checks whether an article is part of the composition. */
export const isLive = (article: ArticlePath, pages: PageSummary[]) => pages.some(({ path }) => path === article);

/**
 * Returns the target of a title: its article if that is live, otherwise a search for the title, which avoids dead
 * links.
 * @param title text of the link
 * @param article the article about it, if any
 * @param pages all pages of the composition
 */
export function articleLink(title: string, article: ArticlePath | undefined, pages: PageSummary[]): string {
  return article && isLive(article, pages) ? article : helpSearchPath(title);
}
