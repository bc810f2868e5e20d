import { withFontSize } from '@site/dev-tools/browser/font-size.ts';
import { expect } from '@site/dev-tools/browser/test.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Page } from 'playwright/test';
import { expectSoundAt, widthOf } from './looks.ts';
import { splitSentences } from './split-sentences.ts';
import { textOverlaps } from './text-overlaps.ts';

export const DESKTOP = { width: 1440, height: 900 };
/** Desktop, tablet and phone; teams that test their own releases check one of them, which takes a third of the time. */
export const widths = process.env.TEST_TEAMS ? [390] : [DESKTOP.width, 820, 390];

/** From the largest screens to the smallest phones; the page is loaded once for all of them. */
const lookedAt = process.env.TEST_TEAMS ? [390, 320] : [2560, 1920, DESKTOP.width, 1024, 820, 390, 320];

export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${width} px`).toEqual([]);
    expect.soft(await page.evaluate(splitSentences), `${width} px`).toEqual([]);
  }
}

/** Checks accessibility, and that nothing is cut off, covered, pale or broken at any width. */
export async function expectSoundAtAllWidths(page: Page): Promise<void> {
  for (const width of lookedAt) {
    await expectSoundAt(page, width);
    if (widths.includes(width)) expect.soft(await violations(page), `${width} px`).toEqual([]);
  }
}

/**
 * Runs checks with the two ways in which a browser doubles its text: zoom, which halves the window, and the font size
 * in its settings.
 */
export async function atTwiceTheSize(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 640, height: 400 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(640);
  await check();

  await page.setViewportSize({ width: 1280, height: 800 });
  await withFontSize(page, 32, async () => {
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(1280);
    await check();
  });
}

export const expectReadableWhenEnlarged = (page: Page): Promise<void> =>
  atTwiceTheSize(page, async () => expect.soft(await page.evaluate(textOverlaps)).toEqual([]));

export async function expectReadableWhenNarrowOrEnlarged(page: Page): Promise<void> {
  await expectSoundAt(page, 320);
  await expectReadableWhenEnlarged(page);
}
