import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { writtenArticles } from '../search/written-articles.ts';
import { articleDeclaration } from './article-declaration.ts';
import { articles } from './article-list.ts';
import { ArticlePage } from './article-page.tsx';
import { articleText } from './article-text.ts';
import { words } from './article-words.ts';

const RESERVED_FOR_EXAMPLES = /^(192\.0\.2|198\.51\.100|203\.0\.113|10\.\d+\.\d+)/;

describe.each(writtenArticles.map((article) => ({ article, name: articles[article.path].title })))(
  '$name',
  ({ article }) => {
    const html = renderToStaticMarkup(<ArticlePage article={article} drawings={{}} pages={[]} />);
    const { meta } = articleDeclaration(article);

    it('leads back to the help center and on to the trial', () => {
      expect(html).toContain('<a class="back" href="/help-center">');
      expect(html).toMatch(/<a href="\/signup"[^>]*>Start Free Trial/);
    });

    it('has an anchor of its own for every line of its contents', () => {
      for (const { id, title } of article.sections) {
        expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
        expect(html).toContain(`href="#${id}"`);
      }
      expect(new Set(article.sections.map(({ id }) => id)).size).toBe(article.sections.length);
    });

    it('takes the minutes to read that it promises', () => {
      const { minutes } = articles[article.path];
      expect(Math.round(articleText(article).split(/\s+/).length / 200)).toBe(minutes);
      expect(html).toContain(words.readingTime(minutes));
    });

    it('recommends four other articles', () => {
      expect(new Set(article.related).size).toBe(4);
      expect(article.related).not.toContain(article.path);
    });

    it('shows marked words as code and as strong, never as marks', () => {
      expect(html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, '')).not.toMatch(/`|\*\*/);
    });

    it('gives every row of a table as many cells as its head', () => {
      for (const block of article.sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
      }
    });

    it('uses addresses reserved for examples or private networks only', () => {
      for (const address of JSON.stringify(article).match(/\d+\.\d+\.\d+\.\d+/g) ?? []) {
        expect(address).toMatch(RESERVED_FOR_EXAMPLES);
      }
    });

    it('tells search engines what it is and where it belongs', () => {
      const { title, minutes } = articles[article.path];
      expect(meta.title).toContain(title);
      expect(meta.description.length).toBeLessThanOrEqual(200);
      expect(meta.jsonLd).toMatchObject([
        { '@type': 'Article', headline: title, timeRequired: `PT${minutes}M` },
        { '@type': 'BreadcrumbList' },
      ]);
    });

    it('has a title and a line of its own where it is shared', () => {
      expect(meta.social?.title).toContain(articles[article.path].title);
      expect(meta.social?.description).not.toBe(meta.description);
    });
  },
);
