import type { Page, ViewportSize } from 'playwright/test';
import { test as ownTabTest } from './test.ts';

export { expect, hydrated } from './test.ts';

/** A point of every page where nothing responds to a pointer. */
const NEUTRAL_POINT = [0, 0] as const;

/** A document without scripts: whatever the last test has started ends with its page. */
const EMPTY_PATH = '/robots.txt';

/** Leaves nothing of the last test in a tab but what browsers cache. */
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
 * Tests that visit pages in one tab of the worker: a tab for each takes as much processor time as the visit. A test that
 * adds scripts to pages, sets the clock, depends on an empty cache or needs a touch screen uses a tab of its own: `test`
 * of `browser/test.ts`.
 */
export const test = ownTabTest.extend({
  page: async ({ tab, plainTab, javaScriptEnabled, viewport, consoleWatch }, use) => {
    const page = javaScriptEnabled === false ? plainTab : tab;
    await reset(page, viewport);
    await consoleWatch.during(page, () => use(page));
  },
  context: async ({ page }, use) => use(page.context()),
});
