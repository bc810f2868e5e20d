import type { PageSummary } from '@site/contracts';
import { fillText } from '@site/ui/text/fill-text.ts';
import { HELP_CENTER, isLive } from '../articles/article-link.ts';
import { articles, pathOfFile } from '../articles/articles.ts';
import { documentationAnswers } from '../documentation/documentation-answers.ts';
import { type DocumentationTitle, documentation } from '../documentation/documentation-list.ts';
import * as facts from '../facts/facts.ts';
import { content } from '../pages/help-center/content.ts';
import type { HelpEntry } from './help-entry.ts';

const { answers } = content;

const texts = import.meta.glob<string>('../pages/articles/*/article.md', {
  query: '?text',
  import: 'text',
  eager: true,
});

const textByPath = new Map(Object.entries(texts).map(([file, text]) => [pathOfFile(file), fillText(text, facts)]));

/**
 * Returns all entries of the help search: articles and guides, documentation, the knowledge base, and the site's pages.
 * @param pages all pages of the composition; entries of others are found but not linked
 */
export function helpEntries(pages: PageSummary[]): HelpEntry[] {
  return [...articleEntries(pages), ...documentationEntries(pages), ...answerEntries(), ...pageEntries(pages)];
}

function articleEntries(pages: PageSummary[]): HelpEntry[] {
  return articles.map(({ path, title, teaser }) => ({
    id: path,
    kind: 'Article',
    title,
    summary: teaser,
    text: textByPath.get(path),
    ...(isLive(path, pages) && { href: path }),
  }));
}

function documentationEntries(pages: PageSummary[]): HelpEntry[] {
  return documentation.flatMap((category) =>
    category.titles.map((entry): HelpEntry => {
      const { id, title, article }: DocumentationTitle & { id: typeof entry.id } = entry;
      return {
        id,
        kind: 'Documentation',
        title,
        summary: documentationAnswers[id],
        text: category.title,
        href: article && isLive(article, pages) ? article : `#${id}`,
      };
    }),
  );
}

const answerEntries = (): HelpEntry[] =>
  answers.map(({ question, answer }) => ({ id: question, kind: 'Short answer', title: question, summary: answer }));

/** Articles have their own entries, and the reader is already on the help center. */
function pageEntries(pages: PageSummary[]): HelpEntry[] {
  return pages
    .filter(({ path }) => path !== HELP_CENTER && !path.startsWith('/articles/'))
    .map(({ path, sitemap }) => ({
      id: path,
      kind: 'Page',
      title: sitemap.title,
      summary: sitemap.description,
      href: path,
    }));
}
