import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { pages } from '../support/pages.ts';

test('the names of the social networks appear above their icons', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
  const name = page.getByRole('contentinfo').getByText('LinkedIn', { exact: true });
  await expect(name).toBeHidden();
  await link.hover();
  await expect(name).toBeVisible();
});

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
