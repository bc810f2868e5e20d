import { withFontSize } from '@site/dev-tools/browser/font-size.ts';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { textOverDrawing } from './testing/text-over-drawing.ts';

const wideScreens = [1700, 1920, 2560, 3440, 3840];
const screens = {
  'phones and tablets': [320, 390, 820, 959, 960, 1100],
  laptops: [1366, 1440, 1441, 1680],
  'wide screens': wideScreens,
};
const heights = [500, 1440];

async function expectNoTextOverDrawing(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(textOverDrawing), `${width} × ${height}`).toEqual([]);
    }
  }
}

test('the check reports text on a drawing', async ({ page }) => {
  await page.setContent(`<section style="position: relative; font: 20px/1 sans-serif">
    <svg width="600" height="100" style="position: absolute; top: 40px"><circle cx="20" cy="60" r="20" fill="gold"/></svg>
    <h1 style="font: inherit; margin: 0">Above</h1><p style="position: absolute; top: 90px; margin: 0">On the sun</p>
    <p style="position: absolute; top: 90px; left: 60px; margin: 0">Beside</p></section>`);
  expect(await page.evaluate(textOverDrawing)).toEqual(['"On the sun" lies on the shape in gold']);
});

for (const [kind, widths] of Object.entries(screens)) {
  test(`for visitors with ${kind}, the text of the home page is clear of its sun and dunes`, async ({ page }) => {
    await page.goto('/');
    await expectNoTextOverDrawing(page, widths);
    await withFontSize(page, 32, () => expectNoTextOverDrawing(page, widths));
  });
}

test('wide screens show the whole sun, and dunes from edge to edge', async ({ page }) => {
  await page.goto('/');
  const scene = page.locator('section:has(h1) svg:has(circle[r="216"])');
  for (const width of wideScreens) {
    await page.setViewportSize({ width, height: 900 });
    const header = await page.getByRole('banner').boundingBox();
    const sun = await scene.locator('circle[r="216"]').boundingBox();
    expect(sun?.y, `${width}`).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

    const dune = await scene.locator('path[fill="var(--bg)"]').boundingBox();
    expect(dune?.x, `${width}`).toBeLessThanOrEqual(0);
    expect((dune?.x ?? 0) + (dune?.width ?? 0), `${width}`).toBeGreaterThanOrEqual(width);
  }
});
