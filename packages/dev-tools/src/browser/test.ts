import { type Browser, test as base, expect, type Page } from 'playwright/test';
import type { RunningSite } from '../local-site.ts';
import { ConsoleWatch } from './console-watch.ts';
import { readComposition, type SiteComposition } from './read-composition.ts';
import { announcedSite } from './running-site.ts';

interface Fixtures {
  consoleWatch: ConsoleWatch;
}

/** Fixtures with the lifetime of a worker. */
interface WorkerFixtures {
  runningSite: RunningSite;
  /** Data of the documents for the shell's scripts. */
  composition: SiteComposition;
  /** A tab shared by all tests of a worker. */
  tab: Page;
  /** A shared tab with JavaScript disabled. */
  plainTab: Page;
}

/**
 * Opens a tab with the lifetime of the worker's browser. Transitions are disabled, so checks never run during one.
 * Without these options, the tab would have those of the test that first needs it.
 */
async function openTab(browser: Browser, { url }: RunningSite, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce', javaScriptEnabled });
  return context.newPage();
}

/**
 * Tests that visit the running site. An unannounced console error or warning fails the test. A test without `page`
 * opens no tab.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningSite: [async ({}, use) => use(announcedSite()), { scope: 'worker' }],
  composition: [async ({ runningSite }, use) => use(await readComposition(runningSite.url)), { scope: 'worker' }],
  tab: [async ({ browser, runningSite }, use) => use(await openTab(browser, runningSite, true)), { scope: 'worker' }],
  plainTab: [
    async ({ browser, runningSite }, use) => use(await openTab(browser, runningSite, false)),
    { scope: 'worker' },
  ],
  baseURL: async ({ runningSite }, use) => use(runningSite.url),
  consoleWatch: async ({}, use) => use(new ConsoleWatch()),
  page: async ({ page, consoleWatch }, use) => consoleWatch.during(page, () => use(page)),
});

export { hydrated } from './hydrated.ts';
export { expect };
