import { readFileSync } from 'node:fs';
import { withFontSize } from '@site/dev-tools/browser/font-size.ts';
import { expect } from '@site/dev-tools/browser/test.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import type { Page } from 'playwright/test';
import { splitSentences } from './split-sentences.ts';
import { textOverlaps } from './text-overlaps.ts';

const axe = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1440, height: 900 };
/** Desktop, tablet and phone; teams that test their own releases check one of them, which takes a third of the time. */
export const widths = process.env.TEST_TEAMS ? [390] : [DESKTOP.width, 820, 390];

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Violations of WCAG 2.2 AA and of axe-core's best practices. The script is evaluated, because the page's policy allows
 * no foreign one.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      // Styles are inlined and media play nothing: there is nothing to fetch before the rules run.
      preload: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

export async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${width} px`).toEqual([]);
    expect.soft(await page.evaluate(splitSentences), `${width} px`).toEqual([]);
  }
}

/**
 * Runs checks with the two ways in which a browser doubles its text: the zoom, which halves the window, and the font
 * size of its settings.
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

export async function expectReadableWhenNarrowOrEnlarged(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
  expect.soft(await page.evaluate(textOverlaps), '320 px').toEqual([]);
  await atTwiceTheSize(page, async () => expect.soft(await page.evaluate(textOverlaps)).toEqual([]));
}
