import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPages, within } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { describe, expect, test } from 'vitest';
import { documentation } from '../documentation/documentation-list.ts';
import { type ArticleFrontMatter, frontMatterSchema } from '../pages/articles/front-matter.ts';
import { articleDeclarations } from './article-declarations.ts';
import { HELP_CENTER } from './article-link.ts';
import { type ArticlePath, articleAt } from './articles.ts';
import { authors } from './authors.ts';
import { content } from './content.ts';

const pagesFolder = path.join(import.meta.dirname, '../pages');
const pages = await loadPages(articleDeclarations, pagesFolder);

const frontMatters = import.meta.glob<ArticleFrontMatter>('../pages/articles/*/article.md', {
  query: '?frontmatter',
  import: 'frontmatter',
  eager: true,
});

const RESERVED_FOR_EXAMPLES = /^(192\.0\.2|198\.51\.100|203\.0\.113|10\.\d+\.\d+)/;

const frontMatterOf = (article: ArticlePath) => frontMatters[`../pages${article}/article.md`] as ArticleFrontMatter;

describe.each(pages.map((loaded) => ({ ...loaded, ...articleAt(loaded.path as ArticlePath) })))('$title', (article) => {
  const { declaration, page } = article;

  test('links back to the help center and to the trial', () => {
    expect(page.getByRole('link', { name: content.back }).getAttribute('href')).toBe(HELP_CENTER);
    expect(page.getByRole('link', { name: content.trial }).getAttribute('href')).toBe('/signup');
  });

  test('has a heading for every line of its contents', () => {
    const contents = within(page.getByRole('navigation', { name: content.contents })).getAllByRole('link');
    expect(contents.length).toBeGreaterThan(0);
    for (const link of contents)
      expect(page.element.querySelector(`article h2${link.getAttribute('href')}`)?.textContent).toBe(link.textContent);
  });

  test('states its reading time', () => {
    expect(page.text).toContain(content.readingTime(article.minutes));
    expect(article.minutes).toBeGreaterThan(0);
  });

  test("states its author, the author's role, and the last change", () => {
    const { author, updated } = frontMatterOf(article.path);
    page.getByText(content.author(author, authors[author]));
    page.getByText(content.updated(dayText(updated)));
    expect(declaration.meta.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        author: expect.objectContaining({ '@type': 'Person', name: author, jobTitle: authors[author] }),
        publisher: expect.objectContaining({ '@type': 'Organization', name: '{brand}' }),
      }),
    );
  });

  test('recommends other articles, each once', () => {
    const heading = page.getByRole('heading', { name: content.related });
    const related = [...(heading.closest('section')?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(related).not.toEqual([]);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(article.path);
  });

  test('uses addresses reserved for examples or private networks only', () => {
    const source = readFileSync(path.join(pagesFolder, `${article.path}/article.md`), 'utf8');
    for (const address of source.match(/\d+\.\d+\.\d+\.\d+/g) ?? []) expect(address).toMatch(RESERVED_FOR_EXAMPLES);
  });

  test('has structured data with its type and position', () => {
    expect(declaration.meta.title).toContain(article.title);
    expect(declaration.meta.jsonLd).toMatchObject([
      { '@type': 'Article', headline: article.title, timeRequired: `PT${article.minutes}M` },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('has its own title and description for sharing', () => {
    expect(declaration.meta.social?.title).toContain(article.title);
    expect(declaration.meta.social?.description).not.toBe(declaration.meta.description);
  });
});

test('an article by an unknown author is refused', () => {
  const { author } = frontMatterSchema.shape;
  expect(author.safeParse('Helen Marsh').success).toBe(true);
  expect(author.safeParse('').error?.issues[0]?.message).toContain('must be a name of articles/authors.ts');
});

test('every title of the documentation links to an existing article', () => {
  for (const { titles } of documentation)
    for (const title of titles) if ('article' in title) expect(articleAt(title.article).path).toBe(title.article);
});
