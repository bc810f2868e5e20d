import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { pages } from '../support/pages.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with ${colorScheme} forced colors, the borders of the home page's tools are visible and no dune has our ink`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(pages.home.path);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    const tools = page.locator('#features').getByRole('article');
    await expect(tools).toHaveCount(6);
    for (const tool of await tools.all()) {
      await expect(tool).toHaveCSS('background-color', ground);
      await expect(tool).toHaveCSS('outline-style', 'solid');
      await expect(tool).not.toHaveCSS('outline-color', ground);
    }

    await expect(page.locator('section:has(h1) svg [data-tone=ink] path').first()).toHaveCSS('fill', ground);
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });
}

test('with forced colors, the card of the termination rate calculator has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/wholesale-voice-termination-rates');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const card = page.locator('#calculator').getByRole('form');
  await expect(card).toHaveCSS('outline-style', 'solid');
  await expect(card).not.toHaveCSS('outline-color', ground);
  await page.emulateMedia({ forcedColors: null });
});
