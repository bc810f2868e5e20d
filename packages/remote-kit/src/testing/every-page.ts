import { pageInfoSchema, parseContactTopic } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import type { LoadedPage } from './load-pages.ts';

/** Texts that distinguish pages in search results, on social networks and for screen readers. */
const texts: Readonly<Record<string, (page: LoadedPage) => string | undefined>> = {
  title: ({ declaration }) => declaration.meta.title,
  description: ({ declaration }) => declaration.meta.description,
  'title for social networks': ({ declaration }) => declaration.meta.social?.title,
  'description for social networks': ({ declaration }) => declaration.meta.social?.description,
  'first-level heading': ({ page }) => page.element.querySelector('h1')?.textContent,
};

const ORIGIN = 'https://remote.test';

/** Lists links of a page to missing fragments of pages of the remote. */
export function missingAnchors({ path, page }: LoadedPage, pages: readonly LoadedPage[]): string[] {
  const hrefs = [...page.element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return hrefs.filter((href) => {
    const { origin, pathname, hash } = new URL(href, ORIGIN + path);
    const target = origin === ORIGIN && pages.find((candidate) => candidate.path === pathname);
    if (hash === '' || !target) return false;
    return target.page.element.ownerDocument.getElementById(decodeURIComponent(hash.slice(1))) === null;
  });
}

const detailsNames = ({ page }: LoadedPage) =>
  [...page.element.querySelectorAll('details[name]')].map((details) => details.getAttribute('name'));

/** Lists names of `details` elements that other pages of the remote use as well. */
export function sharedNames(loaded: LoadedPage, pages: readonly LoadedPage[]): unknown[] {
  const others = new Set(pages.filter((other) => other !== loaded).flatMap(detailsNames));
  return [...new Set(detailsNames(loaded))].filter((name) => others.has(name));
}

export interface EveryPageOptions {
  /** Paths of pages that need their code without any control, such as a clock. */
  withoutControls?: readonly string[];
}

/**
 * Registers tests of the requirements for every page of a remote (docs/add-a-page.md).
 * @param pages all pages of a remote, see {@link loadPages}
 */
export function testEveryPage(pages: readonly LoadedPage[], { withoutControls = [] }: EveryPageOptions = {}): void {
  describe.each(pages)('$path', (loaded) => {
    const { declaration, page } = loaded;

    test('is declared as the contract requires', () => {
      expect(pageInfoSchema.safeParse(declaration).error).toBeUndefined();
    });

    test.each(Object.entries(texts))('has its own %s', (_name, textOfPage) => {
      expect(textOfPage(loaded)).toBeTruthy();
      const others = pages.filter((other) => other !== loaded).map(textOfPage);
      expect(others).not.toContain(textOfPage(loaded));
    });

    test('has one first-level heading', () => {
      expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });

    test('has no link without a target, and only anchors that exist', () => {
      expect([...page.element.querySelectorAll('a:not([href]), a[href=""]')]).toEqual([]);
      expect(missingAnchors(loaded, pages)).toEqual([]);
    });

    test('links to the contact form with valid topics only', () => {
      for (const link of page.element.querySelectorAll('a[href^="/contact?"]')) {
        const [, query] = link.getAttribute('href')?.split('?') ?? [];
        expect(parseContactTopic(new URLSearchParams(query).get('topic')), query).toBeDefined();
      }
    });

    test('has its own names of groups of questions, because the next page is rendered ahead in the same document', () => {
      expect(sharedNames(loaded, pages)).toEqual([]);
    });

    test('has keywords, and different texts for social networks and search results', () => {
      const { title, description, keywords, social } = declaration.meta;
      expect(keywords).not.toEqual([]);
      expect(social?.title).not.toBe(title);
      expect(social?.description).not.toBe(description);
    });

    test('loads its code only if it has controls', () => {
      const controls = page.element.querySelectorAll('input, select, button, textarea');
      const isLive = controls.length > 0 || withoutControls.includes(loaded.path);
      expect(isLive || declaration.interactive === false).toBe(true);
    });
  });
}
