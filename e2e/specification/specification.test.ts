import { sitemapCategories } from '@site/contracts';
import { describe, expect, it } from 'vitest';
import { content as sitemapContent } from '../../mfe-marketing/src/pages/sitemap/content.ts';
import { compact, declaredPages, renderedPage } from './rendered-page.ts';
import { specification } from './specification.ts';

const { files } = sitemapContent;

const specified = declaredPages.flatMap((page) => {
  const demand = specification[page.path];
  return demand ? [{ ...page, demand }] : [];
});

describe('The site', () => {
  it('has every route that the specification of other teams names; teams may add pages', () => {
    expect(declaredPages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(specification)));
  });

  it('lists pages and files in the nine categories of the sitemap', () => {
    const entries = [...declaredPages.map(({ sitemap }) => sitemap), ...files];
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(sitemapCategories));
    expect(sitemapCategories).toHaveLength(9);
  });

  it.each(['title', 'description'] as const)(
    'gives every page its own %s, for itself and for social networks',
    (word) => {
      for (const { path, meta } of declaredPages) {
        expect.soft(meta.social?.[word], path).toBeTruthy();
        expect.soft(meta.keywords.length, path).toBeGreaterThan(0);
      }
      const own = declaredPages.map(({ meta }) => meta[word]);
      const social = declaredPages.map(({ meta }) => meta.social?.[word]);
      expect(new Set(own).size).toBe(declaredPages.length);
      expect(new Set(social).size).toBe(declaredPages.length);
    },
  );
});

describe.each(specified)('$path', ({ demand, ...page }) => {
  const { category, priority, facts = {}, words = [], links = [] } = demand;

  it('stands where it belongs in the sitemap', () => {
    expect(page.sitemap).toMatchObject({ ...(category && { category }), ...(priority && { priority }) });
    expect(page.sitemap.priority).toBeGreaterThanOrEqual(0.3);
  });

  it.each(Object.entries(facts))('has its %s', (_name, [found, wanted]) => {
    expect(found).toEqual(wanted);
  });

  it('says what the specification says, and leads where it leads', async () => {
    const html = await renderedPage(page);
    const text = compact(html);
    for (const word of words) expect.soft(text).toContain(compact(word));
    for (const href of links) expect.soft(html).toContain(`href="${href}`);
  });
});
