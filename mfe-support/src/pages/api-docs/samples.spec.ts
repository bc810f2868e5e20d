import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { content } from './content.ts';

const { copy, closing } = content;

/** The first of the samples. */
const sample = 'First request';

test.describe('API documentation', () => {
  test('shows all samples in the chosen language and copies the one that is shown', async ({
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

    await page.getByRole('button', { name: `${copy.label}: ${sample}` }).click();
    await expect(page.getByRole('status').filter({ hasText: copy.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('session = requests.Session()');
  });

  test('selects the sample where the clipboard is closed', async ({ page }) => {
    await page.goto('/api-docs');
    await hydrated(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: `${copy.label}: ${sample}` }).click();
    await expect(page.getByRole('status').filter({ hasText: copy.selected })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('curl https://your-account.example.com');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('changes the language all the same and offers no button that does nothing', async ({ page }) => {
      await page.goto('/api-docs');
      await page.getByText('JavaScript', { exact: true }).click();
      await expect(page.getByRole('region', { name: `${sample}, JavaScript` })).toBeVisible();
      await expect(page.getByRole('button', { name: copy.label })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: closing.title })).toBeVisible();
    });
  });
});
