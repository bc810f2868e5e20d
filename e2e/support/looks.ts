import { expect } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { brokenFigures } from './broken-figures.ts';
import { coveredControls } from './covered-controls.ts';
import { drawnLabels } from './drawn-labels.ts';
import { paleText } from './pale-text.ts';
import { shiftedColumns } from './shifted-columns.ts';
import { shiftedHeadings } from './shifted-headings.ts';
import { silentCuts } from './silent-cuts.ts';
import { splitSentences } from './split-sentences.ts';
import { textOverlaps } from './text-overlaps.ts';

const checks = [
  textOverlaps,
  coveredControls,
  paleText,
  drawnLabels,
  silentCuts,
  brokenFigures,
  splitSentences,
  shiftedHeadings,
  shiftedColumns,
];

/** Describes visual defects that no markup checker finds. */
async function visibleFaults(page: Page): Promise<string[]> {
  const finds = await Promise.all(checks.map((check) => page.evaluate(check, undefined)));
  return finds.flat();
}

/** Animations that follow scrolling take one more frame to show a new size. */
const framesPassed = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Resizes the page and checks it. */
export async function expectSoundAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
  await framesPassed(page);
  expect.soft(await visibleFaults(page), `${width} px`).toEqual([]);
}

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
