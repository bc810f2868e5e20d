import type { ArticleFrontMatter, ArticlePath } from '../pages/articles/front-matter.ts';

export type { ArticlePath };

type Summary = Pick<ArticleFrontMatter, 'title' | 'category' | 'teaser'>;

/** Summary of an article for lists. */
export interface Article extends Summary {
  path: ArticlePath;
  /** Reading time. */
  minutes: number;
}

const summaries = import.meta.glob<Summary>('../pages/articles/*/article.md', {
  query: '?frontmatter=title,category,teaser',
  import: 'frontmatter',
  eager: true,
});

const minutes = import.meta.glob<number>('../pages/articles/*/article.md', {
  query: '?frontmatter=title,category,teaser',
  import: 'minutes',
  eager: true,
});

/** `../pages/articles/call-analytics/article.md` → `/articles/call-analytics`. */
export const pathOfFile = (file: string) => file.replace(/^\.\.\/pages(.*)\/article\.md$/, '$1') as ArticlePath;

/** All help articles in `pages/articles`. */
export const articles: readonly Article[] = Object.entries(summaries).map(([file, summary]) => ({
  ...summary,
  path: pathOfFile(file),
  minutes: minutes[file] ?? 0,
}));

/** @throws when there is no such article */
export function articleAt(path: ArticlePath): Article {
  const article = articles.find((candidate) => candidate.path === path);
  if (!article) throw new Error(`There is no article ${path}.`);
  return article;
}
