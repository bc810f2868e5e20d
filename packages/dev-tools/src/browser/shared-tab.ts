import type { Page, ViewportSize } from 'playwright/test';
import { test as ownTabTest } from './test.ts';

export { expect, hydrated } from './test.ts';

/** A point of every page where nothing responds to a pointer. */
const NEUTRAL_POINT = [0, 0] as const;

/** A document without scripts, which ends all activity of the last test's page. */
const EMPTY_PATH = '/robots.txt';

/** Clears the state of the last test in a tab, except for the browser's cache. */
async function reset(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(EMPTY_PATH);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(...NEUTRAL_POINT);
}

/**
 * Tests that visit pages in one tab per worker: a new tab takes as much processor time as a visit. A test that adds
 * scripts to pages, sets the clock, depends on an empty cache or needs a touch screen uses a separate tab: `test` of
 * `browser/test.ts`.
 */
export const test = ownTabTest.extend({
  page: async ({ tab, plainTab, javaScriptEnabled, viewport, consoleWatch }, use) => {
    const page = javaScriptEnabled === false ? plainTab : tab;
    await reset(page, viewport);
    await consoleWatch.during(page, () => use(page));
  },
  context: async ({ page }, use) => use(page.context()),
});
