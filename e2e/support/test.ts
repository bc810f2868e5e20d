import { LocalSite, type RunningSite } from '@site/dev-tools/local-site.ts';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';

/** Messages a test expects, because it breaks something on purpose. */
export interface ConsoleWatch {
  expectMessage(pattern: RegExp): void;
}

interface Fixtures {
  consoleWatch: ConsoleWatch;
}

/** Options and fixtures that last as long as a worker. */
export interface WorkerFixtures {
  /** A site that runs already, to be visited instead of one that is started here. */
  running: RunningSite | undefined;
  runningSite: RunningSite;
  /** A tab that stays open, for tests that look at one page after the other. */
  tab: Page;
  /** The same with JavaScript switched off. */
  plainTab: Page;
}

/** Notes what the console says until it is told to stop. */
function watchConsole(page: Page) {
  const expected: RegExp[] = [];
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => note(error.stack ?? error.message);
  page.on('console', onMessage).on('pageerror', onError);
  return {
    watch: { expectMessage: (pattern: RegExp) => void expected.push(pattern) },
    unexpected,
    stop: () => void page.off('console', onMessage).off('pageerror', onError),
  };
}

const viewport = { width: 1280, height: 800 };

/**
 * Tests of the whole site. Each worker has one running runningSite; `page` fails its test on any console error or warning
 * that was not announced.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [undefined, { option: true, scope: 'worker' }],
  runningSite: [
    async ({ running }, use) => {
      if (running) return use(running);
      const runningSite = new LocalSite();
      await runningSite.start();
      await use(runningSite);
      await runningSite.stop();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, runningSite }, use) => {
      // So that no check meets a transition on its way.
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

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export { expect };
