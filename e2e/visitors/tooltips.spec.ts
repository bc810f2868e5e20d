import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Locator } from 'playwright/test';
import { pages } from '../support/pages.ts';

async function centerOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('the names of the social networks appear above their icons', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
  const name = page.getByRole('contentinfo').getByText('LinkedIn', { exact: true });
  await expect(name).toBeHidden();
  await link.hover();
  await expect(name).toBeVisible();
});

for (const [place, path, target] of [
  ['an abbreviation', pages.rates.path, '[data-tip]:has(abbr):visible'],
  ['an icon', '/contact', 'footer [data-tip]'],
] as const) {
  test(`the tooltip of ${place} stays while the pointer moves onto it slowly`, async ({ page }) => {
    await page.goto(path);
    const from = page.locator(target).first();
    const tip = from.locator('> :last-child');
    await from.hover();
    await expect(tip).toBeVisible();
    const [start, end] = await Promise.all([centerOf(from), centerOf(tip)]);
    const step = Math.sign(end.y - start.y);
    for (let { y } = start; Math.abs(end.y - y) >= 1; y += step) {
      await page.mouse.move(start.x, y);
      expect(await tip.isVisible()).toBe(true);
    }
  });
}

for (const width of [320, 640, 960]) {
  test(`tooltips of abbreviations and icons are never cut off on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [pages.rates.path, '/wholesale-voice-experts']) {
      await page.goto(path);
      const targets = page.locator('[data-tip]:visible');
      for (const target of await targets.all()) {
        await target.scrollIntoViewIfNeeded();
        await target.hover();
        await expect(target.locator('> :last-child')).toBeVisible();
        await expect(target.locator('> :last-child')).toBeInViewport({ ratio: 1 });
      }
      expect(await targets.count()).toBeGreaterThan(4);
    }
  });
}

test('no hidden tooltip makes a page wider than the screen', async ({ page }) => {
  await page.goto(pages.rates.path);
  const tooWide: number[] = [];
  for (let width = 320; width <= 1440; width += 16) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(width);
  }
  expect(tooWide).toEqual([]);
});
