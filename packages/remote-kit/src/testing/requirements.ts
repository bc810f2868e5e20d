import type { SitemapEntry } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import type { LoadedPage } from './load-pages.ts';

/** What the specification requires of one page. */
export interface PageRequirements {
  /** Group in the sitemap, where the specification leaves no choice. */
  category?: SitemapEntry['category'];
  priority?: number;
  /** Name of a fact → what the typed content holds, and what the specification says. */
  facts?: Readonly<Record<string, readonly [actual: unknown, expected: unknown]>>;
  /** Texts and figures that its readers see; case, spaces and kinds of apostrophes do not matter. */
  texts?: readonly string[];
  /** Beginnings of addresses to which it links. */
  links?: readonly string[];
}

/** Markup may part a figure from its unit. */
const compact = (text: string) =>
  text
    .replaceAll(/[\s\u2060]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/**
 * Registers tests that hold pages against their specification. Pages that it does not name are the team's own business.
 * @param pages all pages of a remote, see {@link loadPages}
 * @param specification path of a page → what is required of it
 */
export function testRequirements(
  pages: readonly LoadedPage[],
  specification: Readonly<Record<string, PageRequirements>>,
): void {
  describe.each(Object.entries(specification))('%s', (path, requirements) => {
    const { category, priority, facts = {}, texts = [], links = [] } = requirements;
    const loaded = pages.find((page) => page.path === path);

    test('is a page of this team, in its place of the sitemap', () => {
      expect(loaded?.declaration.sitemap).toMatchObject({
        ...(category && { category }),
        ...(priority !== undefined && { priority }),
      });
    });

    test.each(Object.entries(facts))('has its %s', (_name, [actual, expected]) => {
      expect(actual).toEqual(expected);
    });

    test('says what the specification says, and links where it asks for', () => {
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
