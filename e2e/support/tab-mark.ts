import type { Page } from 'playwright/test';

/** Sets a mark in the tab that only a document load removes. */
export const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'same document' }));

/** Reads the mark: undefined after a document load. */
export const markOf = (page: Page) => page.evaluate(() => (window as { mark?: string }).mark);

/** Waits until a document load has removed the mark, also when the load starts during the check. */
export const markIsGone = (page: Page) => page.waitForFunction(() => !('mark' in window));
