import { examplePage, renderPage, within } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import { helpSearchPath } from '../../articles/article-link.ts';
import { articleAt, articles } from '../../articles/articles.ts';
import { documentation } from '../../documentation/documentation-list.ts';
import { ebooks } from '../../ebooks/ebook-list.ts';
import { content } from './content.ts';
import { resources } from './declaration.ts';
import ResourcesPage from './page.tsx';

const { books, elsewhere, featured, hero, index, shortestFirst, words } = content;

const page = renderPage(ResourcesPage, { pages: articles.map(({ path }) => examplePage(path)) });

test.each(featured)('shows "$title" with category, reading time, excerpt and a link', (card) => {
  const heading = page.getByRole('heading', { name: card.title });
  const item = within(heading.closest('li') ?? heading.closest('article') ?? expect.fail());
  for (const text of [card.category, card.text, words.readingTime(articleAt(card.article).minutes)])
    expect(item.getByText(text)).toBeDefined();
  const link = item.getByRole('link');
  expect(link.textContent).toBe(`${words.read}: ${card.title}`);
  expect(link.getAttribute('href')).toBe(card.article);
});

test('draws one panorama and cuts the other pictures from it', () => {
  expect(page.element.querySelectorAll('g#panorama')).toHaveLength(1);
  expect(page.element.querySelectorAll('use[href="#panorama"]')).toHaveLength(featured.length - 1);
});

test('lists all articles, the shortest first', () => {
  const section = page.getByRole('heading', { name: index.title }).closest('section') ?? expect.fail();
  const listed = within(section).getAllByRole('link');
  expect(listed.map((link) => link.getAttribute('href'))).toEqual(shortestFirst.map(({ path }) => path));
  expect(listed).toHaveLength(articles.length);
  const minutes = shortestFirst.map((article) => article.minutes);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

test('offers the long articles as PDF, each under the name of the brand and the article', () => {
  for (const { title } of ebooks) {
    const link = page.getAllByRole('link').find(({ textContent }) => textContent === `${books.download}: ${title}`);
    expect(link?.getAttribute('download')).toBe(`sandline-sons-${title.toLowerCase().replaceAll(' ', '-')}.pdf`);
  }
});

test('counts the articles', () => {
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0);
  const tasks = documentation.reduce((sum, { titles }) => sum + titles.length, 0);
  expect(hero.figures.map(({ value }) => value)).toEqual([`${articles.length}`, `${minutes} min`, `${tasks}`]);
});

test('links to a search for articles that are not live', () => {
  const hrefs = renderPage(ResourcesPage)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const { path, title } of articles) {
    expect(hrefs).not.toContain(path);
    expect(hrefs).toContain(helpSearchPath(title));
  }
});

test('links to help center, API documentation and training', () => {
  expect(elsewhere.items.map(({ href }) => href)).toEqual(['/help-center', '/api-docs', '/training']);
  for (const { action, href } of elsewhere.items)
    expect(page.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});

test('needs no script and is in the sitemap as specified', () => {
  expect(resources).toMatchObject({ interactive: false, sitemap: { category: 'Resources', priority: 0.8 } });
});
