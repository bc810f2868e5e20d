import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import {
  DESKTOP,
  expectReadableWhenEnlarged,
  expectReadableWhenSpaced,
  expectSoundAtAllWidths,
} from '../support/accessibility.ts';
import { idle } from '../support/idle.ts';
import { lastingMotion } from '../support/lasting-motion.ts';
import { everyPage, type SitePage, site } from '../support/pages.ts';
import { paleText } from '../support/pale-text.ts';

/** Teams that test their own releases visit their own pages only. */
const teams = process.env.TEST_TEAMS?.split(',');
const tested = everyPage.filter(({ remote }) => teams?.includes(remote) ?? true);

/** Code of remotes that the document has fetched so far; pictures have the lifetime of their page. */
const remoteCode = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/remotes/') && /\.(?:js|css|json)$/.test(name)),
  );

/**
 * Texts of a document as served, and as shown now.
 * @param selector elements that hydration must not change
 */
const textsBeforeAndAfter = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([text, wanted]) => {
      const textsOf = (shown: Document) =>
        [...shown.querySelectorAll(wanted)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
      return { before: textsOf(new DOMParser().parseFromString(text, 'text/html')), after: textsOf(document) };
    },
    [html, selector] as const,
  );

const HEADINGS = 'main :is(h1, h2, h3, h4)';

/** Live controls depend on the visitor and the time of day: of an interactive page only the headings must stay. */
async function expectUnchangedByHydration(page: Page, html: string, { isInteractive }: SitePage): Promise<void> {
  const { before, after } = await textsBeforeAndAfter(page, html, isInteractive ? HEADINGS : 'main');
  expect.soft(before).not.toEqual([]);
  expect.soft(after).toEqual(before);
}

/** Drawings keep their colors when text and background change. */
async function expectReadableInOtherColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await page.evaluate(paleText), `colors of the visitor's own, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' });
  expect.soft(await page.evaluate(paleText), 'on paper').toEqual([]);
  await page.emulateMedia({ media: null });
}

async function expectMotionToEnd(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await page.evaluate(lastingMotion)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Nothing more is fetched until the pointer is on a link. */
async function expectCodeOnlyWhenNeeded(page: Page): Promise<void> {
  await idle(page);
  expect.soft(await remoteCode(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).hover();
  await expect.poll(() => remoteCode(page)).not.toEqual([]);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, description } of tested) {
    test(`${path} is complete without JavaScript`, { tag: '@gateway' }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);

      expect(await response?.text()).not.toMatch(/<[a-z][^>]*\sstyle=/i);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, site.origin).href);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(`© ${site.brand}.`)).toBeVisible();
    });
  }
});

for (const sitePage of tested) {
  const { path, isInteractive } = sitePage;

  test(`${path} hydrates without a difference, is accessible at all widths, and readable when enlarged or spaced out`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    const response = await page.goto(path);
    await hydrated(page);
    await test.step('hydration changes no text and leaves the console empty', async () =>
      expectUnchangedByHydration(page, (await response?.text()) ?? '', sitePage));
    await test.step('what moves by itself ends within five seconds', () => expectMotionToEnd(page));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await test.step('WCAG 2.2 AA has no violation, and nothing is cut off, covered, pale or broken', () =>
      expectSoundAtAllWidths(page));
    await test.step("words of drawings are readable in the visitor's own colors and on paper", () =>
      expectReadableInOtherColors(page));
    await test.step('nothing is cut off or lost at twice the text size', () => expectReadableWhenEnlarged(page));
    await test.step("nothing is cut off or lost with a visitor's own text spacing", () =>
      expectReadableWhenSpaced(page));
    // The checks have taken longer than a network must be silent to count as idle.
    if (!isInteractive) await test.step('its code is fetched only when needed', () => expectCodeOnlyWhenNeeded(page));
  });
}
