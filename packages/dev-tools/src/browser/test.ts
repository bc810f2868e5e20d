import type { BrowserComposition } from '@site/contracts';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import type { RunningSite } from '../local-site.ts';
import { announcedSite } from './running-site.ts';

/** Announces messages that a test provokes. */
export interface ConsoleWatch {
  expectMessage(pattern: RegExp): void;
}

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

/** Records errors and warnings of the console. */
function watchConsole(page: Page) {
  const expected: RegExp[] = [];
  const unexpected: string[] = [];
  const record = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      record(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => record(error.stack ?? error.message);
  page.on('console', onMessage).on('pageerror', onError);
  return {
    watch: { expectMessage: (pattern: RegExp) => void expected.push(pattern) },
    unexpected,
    stop: () => void page.off('console', onMessage).off('pageerror', onError),
  };
}

/** The JSON block of a document. @throws when it has none */
export async function readComposition(address: string): Promise<BrowserComposition> {
  const html = await (await fetch(address)).text();
  const [, json] = html.split('<script type="application/json" id="composition">');
  if (!json) throw new Error(`${address} answers no document of the site.`);
  return JSON.parse(json.slice(0, json.indexOf('</script>'))) as BrowserComposition;
}

const viewport = { width: 1280, height: 800 };

/** Tests that visit the running site. A console error or warning that was not announced fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningSite: [async ({}, use) => use(announcedSite()), { scope: 'worker' }],
  composition: [async ({ runningSite }, use) => use(await readComposition(runningSite.url)), { scope: 'worker' }],
  tab: [
    async ({ browser, runningSite }, use) => {
      // No check meets a transition that has not ended.
      const context = await browser.newContext({ baseURL: runningSite.url, viewport, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  plainTab: [
    async ({ browser, runningSite }, use) => {
      const context = await browser.newContext({ baseURL: runningSite.url, viewport, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ runningSite }, use) => use(runningSite.url),
  consoleWatch: [
    async ({ page }, use) => {
      const { watch, unexpected, stop } = watchConsole(page);
      await use(watch);
      stop();
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the document is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export { expect };
