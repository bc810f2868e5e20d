import { type PageSummary, type SiteConfig, type SitemapEntry, sitemapCategories } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categoryOrder, files, hero, table } from './content.ts';
import { directory } from './directory.ts';
import SitemapPage from './page.tsx';

const site = { brand: 'Sandline', origin: 'https://sandline.example' } as SiteConfig;

function page(path: string, entry: Partial<SitemapEntry> = {}): PageSummary {
  const sitemap: SitemapEntry = {
    title: `Title of ${path}`,
    category: 'Core',
    description: `About ${path}`,
    priority: 0.7,
    changeFrequency: 'Monthly',
    icon: 'phone',
    ...entry,
  };
  return { path, remote: 'sales', title: sitemap.title, description: sitemap.description, sitemap };
}

const pages = [
  page('/pricing', { priority: 0.9, changeFrequency: 'Weekly' }),
  page('/', { priority: 1 }),
  page('/sip-trunking', { category: 'VoIP', icon: 'an-icon-of-tomorrow' }),
  page('/sitemap', { category: 'Navigation', priority: 0.3 }),
];
const html = renderToStaticMarkup(<SitemapPage site={site} pages={pages} />);
const words = html
  .replaceAll(/<svg.*?<\/svg>|<wbr\/>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

describe('the sitemap', () => {
  it('counts what is live, the two files included', () => {
    expect(words).toContain('pages and files 6');
    expect(words).toContain('categories 3');
  });

  it('counts every category that has pages', () => {
    for (const count of ['All 6', 'Core 2', 'VoIP 1', 'Navigation 3']) expect(words).toContain(count);
    expect(html).not.toContain('value="Legal"');
  });

  it('has a row with everything about every page', () => {
    for (const column of Object.values(table.columns)) expect(words).toContain(column);
    expect(words).toContain('Title of /pricing https://sandline.example/pricing Core About /pricing 0.9 Weekly Visit');
    expect(html.match(/<th scope="row"/g)).toHaveLength(pages.length + files.length);
  });

  it('lists the most important page of a category first', () => {
    const [core] = directory({ site, pages });
    expect(core?.entries.map(({ href }) => href)).toEqual(['/', '/pricing']);
  });

  it('links to every page, to sitemap.xml and to robots.txt', () => {
    for (const href of [...pages.map(({ path }) => path), '/sitemap.xml', '/robots.txt']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  it('can be filtered by every category without script', () => {
    for (const category of ['Core', 'VoIP', 'Navigation']) {
      expect(html).toContain(`value="${category}"`);
      expect(html).toContain(`<tbody data-category="${category}"`);
    }
  });

  it('says when it was last updated', () => {
    expect(words).toContain(hero.note);
    expect(hero.note).toBe('Note: last updated January 19, 2025');
  });

  it('offers to fetch all pages', () => {
    expect(words).toContain('Fetch All Pages');
  });

  it('knows every category that a page may be in', () => {
    expect(categoryOrder).toEqual(sitemapCategories);
  });

  it('keeps 39 pages and two files in nine categories apart', () => {
    const many = Array.from({ length: 39 }, (_, index) =>
      page(`/page-${index}`, { category: sitemapCategories[index % sitemapCategories.length] }),
    );
    const categories = directory({ site, pages: many });
    expect(categories.map(({ name }) => name)).toEqual([...sitemapCategories]);
    expect(categories.flatMap(({ entries }) => entries)).toHaveLength(41);
  });
});
