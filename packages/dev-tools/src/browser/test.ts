import { type Browser, test as base, expect, type Page } from 'playwright/test';
import type { RunningSite } from '../local-site.ts';
import { ConsoleWatch } from './console-watch.ts';
import { readComposition, type SiteComposition } from './read-composition.ts';
import { announcedSite } from './running-site.ts';

interface Fixtures {
  consoleWatch: ConsoleWatch;
}

/** Fixtures that last as long as a worker. */
interface WorkerFixtures {
  runningSite: RunningSite;
  /** What documents tell the shell's scripts of the site. */
  composition: SiteComposition;
  /** A tab that all tests of a worker share. */
  tab: Page;
  /** The same with JavaScript switched off. */
  plainTab: Page;
}

/**
 * Opens a tab that lasts as long as the browser of a worker. No check meets a transition that has not ended. What stands
 * here would otherwise be taken from the options of the test that happens to need the tab first.
 */
async function openTab(browser: Browser, { url }: RunningSite, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce', javaScriptEnabled });
  return context.newPage();
}

/**
 * Tests that visit the running site. A console error or warning that was not announced fails the test. A test without
 * `page` opens no tab.
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
