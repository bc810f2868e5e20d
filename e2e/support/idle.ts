import type { Page } from 'playwright/test';

/**
 * Waits until the document has loaded and its scripts are idle, with all their requests sent. The network is no
 * indicator: Chromium does not report the end of an abandoned prefetch.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
