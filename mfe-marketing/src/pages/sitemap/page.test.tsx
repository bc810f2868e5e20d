import { type PageSummary, type SitemapEntry, sitemapCategories } from '@site/contracts';
import { examplePage, exampleSite, renderPage, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { directory } from './directory.ts';
import SitemapPage from './page.tsx';

const { categoryOrder, counts, fetchAll, files, hero, table } = content;

function pageWith(path: string, entry: Partial<SitemapEntry>): PageSummary {
  const summary = examplePage(path, `Title of ${path}`);
  return { ...summary, sitemap: { ...summary.sitemap, ...entry } };
}

const pages = [
  pageWith('/pricing', { category: 'Core', priority: 0.9, changeFrequency: 'Weekly' }),
  pageWith('/', { category: 'Core', priority: 1 }),
  pageWith('/sip-trunking', { category: 'VoIP', icon: 'an-icon-of-tomorrow' }),
  pageWith('/sitemap', { category: 'Navigation', priority: 0.3 }),
];
const page = renderPage(SitemapPage, { pages });
const rows = within(page.getByRole('table', { name: table.label }));

describe('the sitemap page', () => {
  test('counts live pages, including its own files', () => {
    expect(page.text).toContain(`${counts.pages} ${pages.length + files.length}`);
    expect(page.text).toContain(`${counts.categories} 3`);
  });

  test('counts every category with pages, and filters by it without script', () => {
    const labels = page.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['All 6', 'Core 2', 'VoIP 1', 'Navigation 3']);
    for (const category of ['Core', 'VoIP', 'Navigation'])
      expect(page.element.querySelector(`tbody[data-category="${category}"]`)).not.toBeNull();
  });

  test('has a row with all details of every page', () => {
    expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      Object.values(table.columns),
    );
    expect(rows.getAllByRole('rowheader')).toHaveLength(pages.length + files.length);
    const row = rows.getByRole('row', { name: /\/pricing/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...[`${exampleSite.origin}/pricing`, 'Core', 'About Title of /pricing.', '0.9', 'Weekly'],
      'Visit Title of /pricing, Core',
    ]);
  });

  test('lists the most important page of a category first', () => {
    const [core] = directory({ site: exampleSite, pages });
    expect(core?.entries.map(({ href }) => href)).toEqual(['/', '/pricing']);
  });

  test('links to every page, to sitemap.xml and to robots.txt', () => {
    const hrefs = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.toSorted()).toEqual([...pages.map(({ path }) => path), '/sitemap.xml', '/robots.txt'].toSorted());
  });

  test('states the last update, and offers to fetch all pages', () => {
    page.getByText(hero.note);
    page.getByRole('button', { name: fetchAll.button });
  });

  test('supports every category of a page', () => {
    expect(categoryOrder).toEqual(sitemapCategories);
  });

  test('sorts many pages into their categories without losing any', () => {
    const many = Array.from({ length: 39 }, (_, index) =>
      pageWith(`/page-${index}`, { category: sitemapCategories[index % sitemapCategories.length] }),
    );
    const categories = directory({ site: exampleSite, pages: many });
    expect(categories.map(({ name }) => name)).toEqual([...sitemapCategories]);
    expect(categories.flatMap(({ entries }) => entries)).toHaveLength(many.length + files.length);
  });
});
