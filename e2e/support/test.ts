import { test as base, expect, type Page } from 'playwright/test';
import { Stack } from './stack.ts';

/** Messages a test expects, because it breaks something on purpose. */
export interface ConsoleWatch {
  expectMessage(pattern: RegExp): void;
}

interface Fixtures {
  consoleWatch: ConsoleWatch;
}

interface WorkerFixtures {
  stack: Stack;
}

function watchConsole(page: Page): { watch: ConsoleWatch; unexpected: string[] } {
  const expected: RegExp[] = [];
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  return { watch: { expectMessage: (pattern) => void expected.push(pattern) }, unexpected };
}

/**
 * Tests of the whole site. Each worker has one running stack; `page` fails its test on any console error or warning
 * that was not announced.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = new Stack();
      await stack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  consoleWatch: [
    async ({ page }, use) => {
      const { watch, unexpected } = watchConsole(page);
      await use(watch);
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
