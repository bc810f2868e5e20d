import type { Page } from 'playwright/test';
import { expect } from './test.ts';

const DEFAULT_SIZE = 16;

/**
 * Runs checks with a default font size from the browser's settings.
 * @param size in pixels; the browsers' default is 16
 */
export async function withFontSize(page: Page, size: number, check: () => Promise<void>): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  const setSize = async (wanted: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: wanted, fixed: wanted } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${wanted}px`);
  };
  try {
    await setSize(size);
    await check();
  } finally {
    await setSize(DEFAULT_SIZE);
    await settings.detach();
  }
}
