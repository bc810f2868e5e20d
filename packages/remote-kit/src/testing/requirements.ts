import type { SitemapEntry } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import type { LoadedPage } from './load-pages.ts';

/** Requirements of the specification for a page. */
export interface PageRequirements {
  /** Group in the sitemap, if the specification names one. */
  category?: SitemapEntry['category'];
  priority?: number;
  /** Name of a fact → its values in the typed content and in the specification. */
  facts?: Readonly<Record<string, readonly [actual: unknown, expected: unknown]>>;
  /** Visible texts and figures, compared without case, spaces and kinds of apostrophes. */
  texts?: readonly string[];
  /** Prefixes of required links. */
  links?: readonly string[];
}

/** Removes spaces, because markup may separate a figure from its unit. */
const compact = (text: string) =>
  text
    .replaceAll(/[\s\u2060]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/**
 * Registers tests of pages against their specification; other pages are up to the team.
 * @param pages all pages of a remote, see {@link loadPages}
 * @param specification path of a page → its requirements
 */
export function testRequirements(
  pages: readonly LoadedPage[],
  specification: Readonly<Record<string, PageRequirements>>,
): void {
  describe.each(Object.entries(specification))('%s', (path, requirements) => {
    const { category, priority, facts = {}, texts = [], links = [] } = requirements;
    const loaded = pages.find((page) => page.path === path);

    test('is a page of this team with the required sitemap entry', () => {
      expect(loaded?.declaration.sitemap).toMatchObject({
        ...(category && { category }),
        ...(priority !== undefined && { priority }),
      });
    });

    test.each(Object.entries(facts))('has its %s', (_name, [actual, expected]) => {
      expect(actual).toEqual(expected);
    });

    test('has the texts and links of the specification', () => {
      const text = compact(loaded?.page.element.textContent ?? '');
      for (const expected of texts) expect.soft(text).toContain(compact(expected));
      const hrefs = [...(loaded?.page.element.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      for (const link of links)
        expect
          .soft(
            hrefs.filter((href) => href?.startsWith(link)),
            link,
          )
          .not.toEqual([]);
    });
  });
}
