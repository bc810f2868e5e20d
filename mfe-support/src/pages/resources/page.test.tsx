import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { helpSearchPath } from '../../articles/article-link.ts';
import { articleAt, articles } from '../../articles/articles.ts';
import { examplePage, exampleSite } from '../../testing/example-site.ts';
import { elsewhere, featured, hero, shortestFirst, words } from './content.ts';
import { resources } from './declaration.ts';
import ResourcesPage from './page.tsx';

const render = (...live: string[]) =>
  renderToStaticMarkup(<ResourcesPage site={exampleSite} pages={live.map((path) => examplePage(path))} />);

const everyArticle = render(...articles.map(({ path }) => path));

it('shows three articles, each with category, picture, title, excerpt and a way to read it', () => {
  expect(featured).toHaveLength(3);
  for (const { category, title, text, article } of featured) {
    expect(everyArticle).toContain(`<b>${category}</b><span>${articleAt(article).minutes} min read</span>`);
    expect(everyArticle).toContain(`<h3>${title}</h3><p>${text}</p>`);
    expect(everyArticle).toMatch(new RegExp(`<a href="${article}"[^>]*>${words.read}<span[^>]*>: ${title}</span>`));
  }
});

it('draws one panorama and cuts three pictures from it', () => {
  expect(everyArticle.match(/<g id="panorama">/g)).toHaveLength(1);
  expect(everyArticle.match(/<use href="#panorama"/g)).toHaveLength(2);
});

it('lists all articles, the shortest first', () => {
  const places = shortestFirst.map(({ path }) => everyArticle.lastIndexOf(`href="${path}"`));
  expect(places).toHaveLength(articles.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('counts what there is to read', () => {
  expect(hero.figures.map(({ value }) => value)).toEqual(['8', '80 min', '24']);
});

it('leads to a search for articles that are still being written', () => {
  const html = render();
  for (const { path, title } of articles) {
    expect(html).not.toContain(`href="${path}"`);
    expect(html).toContain(`href="${helpSearchPath(title)}"`);
  }
});

it('leads on to help center, API documentation and training', () => {
  expect(elsewhere.items.map(({ href }) => href)).toEqual(['/help-center', '/api-docs', '/training']);
  for (const { href } of elsewhere.items) expect(everyArticle).toContain(`href="${href}"`);
});

it('needs no script and stands in the sitemap as the specification says', () => {
  expect(resources).toMatchObject({ interactive: false, sitemap: { category: 'Resources', priority: 0.8 } });
});
