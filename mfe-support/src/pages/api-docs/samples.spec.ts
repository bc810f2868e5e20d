import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { content } from './content.ts';

const { copy, closing } = content;

/** The first of the samples. */
const sample = 'Address and key';

test.describe('the API documentation', () => {
  test('shows all samples in the chosen language and copies the visible one', async ({
    page,
    context,
    runningSite,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: runningSite.url });
    await page.goto('/api-docs');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect(page.getByRole('region', { name: `${sample}, Python` })).toBeVisible();
    await expect(page.getByRole('region', { name: `${sample}, curl` })).toBeHidden();

    const button = page.getByRole('button', { name: `${copy.label}: ${sample}` });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(button.getByText(copy.copied)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: copy.said.copied })).toBeAttached();
    expect(await button.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('session = requests.Session()');
  });

  test("keeps the text's width next to code, and marks the current section", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/api-docs');
    const section = page.getByRole('region', { name: 'Authentication', exact: true });
    const text = await section.getByRole('heading').boundingBox();
    expect(text?.width).toBeGreaterThanOrEqual(520);
    const cut = await page
      .locator('table')
      .evaluateAll(
        (tables) => tables.filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth).length,
      );
    expect(cut).toBe(0);

    await page.goto('/api-docs#webhooks');
    const link = page.getByRole('navigation', { name: content.contents }).getByRole('link', { name: 'Webhooks' });
    await expect.poll(() => link.evaluate((entry) => entry.matches(':target-current'))).toBe(true);
  });

  test('selects the sample where the clipboard is unavailable', async ({ page }) => {
    await page.goto('/api-docs');
    await hydrated(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: `${copy.label}: ${sample}` }).click();
    await expect(page.getByRole('status').filter({ hasText: copy.said.selected })).toBeAttached();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('API=https://your-account.example.com');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still changes the language, and offers no button without effect', async ({ page }) => {
      await page.goto('/api-docs');
      await page.getByText('JavaScript', { exact: true }).click();
      await expect(page.getByRole('region', { name: `${sample}, JavaScript` })).toBeVisible();
      await expect(page.getByRole('button', { name: copy.label })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: closing.title })).toBeVisible();
    });
  });
});
