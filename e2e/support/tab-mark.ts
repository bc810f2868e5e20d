import type { Page } from 'playwright/test';

/** Puts something into the tab that only a document load takes away. */
export const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'same document' }));

/** What is left of it: nothing after a document load. */
export const markOf = (page: Page) => page.evaluate(() => (window as { mark?: string }).mark);

/** Waits until a document load has taken it away, also when that load begins in the middle of a question. */
export const markIsGone = (page: Page) => page.waitForFunction(() => !('mark' in window));
