import type { BrowserComposition } from '@site/contracts';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import type { RunningSite } from '../local-site.ts';
import { ConsoleWatch } from './console-watch.ts';
import { announcedSite } from './running-site.ts';

interface Fixtures {
  consoleWatch: ConsoleWatch;
}

/** Fixtures that last as long as a worker. */
export interface WorkerFixtures {
  runningSite: RunningSite;
  /** What every document tells the shell's scripts: configuration of the site, owners of its paths. */
  composition: BrowserComposition;
  /** A tab that all tests of a worker share. */
  tab: Page;
  /** The same with JavaScript switched off. */
  plainTab: Page;
}

/** The JSON block of a document. @throws when it has none */
export async function readComposition(address: string): Promise<BrowserComposition> {
  const html = await (await fetch(address)).text();
  const [, json] = html.split('<script type="application/json" id="composition">');
  if (!json) throw new Error(`${address} answers no document of the site.`);
  return JSON.parse(json.slice(0, json.indexOf('</script>'))) as BrowserComposition;
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

/** Waits until the document is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export { expect };
