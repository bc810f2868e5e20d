import type { PageSummary } from '@site/contracts';
import type { ArticlePath } from './articles.ts';

/** Where articles belong, and where their readers come from. */
export const HELP_CENTER = '/help-center';

/** Address of the help center with its search filled in. */
export const helpSearchPath = (query: string) => `${HELP_CENTER}?${new URLSearchParams({ q: query })}`;

/** Whether an article is part of the composition. */
export const isLive = (article: ArticlePath, pages: PageSummary[]) => pages.some(({ path }) => path === article);

/**
 * Where a title leads: to its article once that is live, until then to a search for the title, so that no link dies.
 * @param title what the link says
 * @param article the article about it, if there is one
 * @param pages all pages of the composition
 */
export function articleLink(title: string, article: ArticlePath | undefined, pages: PageSummary[]): string {
  return article && isLive(article, pages) ? article : helpSearchPath(title);
}
