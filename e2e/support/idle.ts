import type { Page } from 'playwright/test';

/**
 * Waits until the document has loaded and its scripts have nothing left to do: what they meant to request, they have.
 * The network would not tell: Chromium does not report the end of a prefetched document that is no longer wanted.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}
