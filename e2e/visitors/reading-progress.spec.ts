import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { pages } from '../support/pages.ts';

/** Runs in the page: the share of the window's width covered by the line below the header; 0 without a line. */
function progressLine(): number {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const line = document.elementFromPoint(1, (header?.bottom ?? 0) + 1);
  if (!line || getComputedStyle(line).position !== 'fixed') return 0;
  return line.getBoundingClientRect().width / innerWidth;
}

/** @param share of the way from the top of the page to its end */
async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate((share) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' });
  }, share);
}

for (const path of [pages.sipArticle.path, '/privacy-policy']) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a line shows how much of ${path} has been read (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(progressLine)).toBe(0);

      for (const share of [0.25, 0.75, 1]) {
        await scrollToShare(page, share);
        await expect.poll(() => page.evaluate(progressLine)).toBeCloseTo(share, 2);
      }
    });
  }
}
