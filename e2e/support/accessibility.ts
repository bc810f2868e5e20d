import { withFontSize } from '@site/dev-tools/browser/font-size.ts';
import { expect } from '@site/dev-tools/browser/test.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Page } from 'playwright/test';
import { expectSoundAt, widthOf } from './looks.ts';
import { lostControls } from './lost-controls.ts';
import { splitSentences } from './split-sentences.ts';
import { textOverlaps } from './text-overlaps.ts';
import { withTextSpacing } from './text-spacing.ts';

export const DESKTOP = { width: 1440, height: 900 };
/** Desktop, tablet and phone; teams that test their own releases check one of them, which takes a third of the time. */
export const widths = process.env.TEST_TEAMS ? [390] : [DESKTOP.width, 820, 390];

/** From the largest screens to the smallest phones; the page is loaded once for all of them. */
const layoutWidths = process.env.TEST_TEAMS ? [390, 320] : [2560, 1920, DESKTOP.width, 1024, 820, 390, 320];

export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${width} px`).toEqual([]);
    expect.soft(await page.evaluate(splitSentences), `${width} px`).toEqual([]);
  }
}

/** Checks accessibility, and that nothing is cut off, covered, pale or broken at any width. */
export async function expectSoundAtAllWidths(page: Page): Promise<void> {
  for (const width of layoutWidths) {
    await expectSoundAt(page, width);
    if (widths.includes(width)) expect.soft(await violations(page), `${width} px`).toEqual([]);
  }
}

/** Resizes the page, which must not scroll sideways. */
async function fitInto(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
}

/**
 * Runs checks with the two ways in which a browser doubles its text: zoom, which halves the window, and the font size
 * in its settings, on a desktop and on a phone.
 */
export async function atTwiceTheSize(page: Page, check: () => Promise<void>): Promise<void> {
  await fitInto(page, 640, 400);
  await check();

  await withFontSize(page, 32, async () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await fitInto(page, width, height);
      await check();
    }
  });
}

/** Checks that no text is cut off or covered, and that every control can be reached. */
export async function expectReadable(page: Page): Promise<void> {
  expect.soft(await page.evaluate(textOverlaps, undefined)).toEqual([]);
  expect.soft(await page.evaluate(lostControls)).toEqual([]);
}

export const expectReadableWhenEnlarged = (page: Page): Promise<void> =>
  atTwiceTheSize(page, () => expectReadable(page));

/** Checks text that a visitor has spaced out, also in drawings made of HTML, on a desktop and on the smallest phone. */
export const expectReadableWhenSpaced = (page: Page): Promise<void> =>
  withTextSpacing(page, async () => {
    for (const width of [1280, 320]) {
      await fitInto(page, width, 800);
      expect.soft(await page.evaluate(textOverlaps, 'svg'), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(lostControls), `${width} px`).toEqual([]);
    }
  });

export async function expectReadableWhenNarrowOrEnlarged(page: Page): Promise<void> {
  await expectSoundAt(page, 320);
  await expectReadableWhenEnlarged(page);
}
