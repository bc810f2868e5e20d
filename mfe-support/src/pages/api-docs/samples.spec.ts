import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { closing, sections, words } from './content.ts';

const [{ sample } = { sample: undefined }] = sections;
if (!sample) throw new Error('The API documentation has no sample.');

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
    await expect(page.getByRole('region', { name: `${sample.label}, Python` })).toBeVisible();
    await expect(page.getByRole('region', { name: `${sample.label}, curl` })).toBeHidden();

    await page.getByRole('button', { name: `${words.copy}: ${sample.label}` }).click();
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sample.code.python);
  });

  test('selects the sample where the clipboard is closed', async ({ page }) => {
    await page.goto('/api-docs');
    await hydrated(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: `${words.copy}: ${sample.label}` }).click();
    await expect(page.getByRole('status').filter({ hasText: words.selected })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(sample.code.curl);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('changes the language all the same and offers no button that does nothing', async ({ page }) => {
      await page.goto('/api-docs');
      await page.getByText('JavaScript', { exact: true }).click();
      await expect(page.getByRole('region', { name: `${sample.label}, JavaScript` })).toBeVisible();
      await expect(page.getByRole('button', { name: words.copy })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: closing.title })).toBeVisible();
    });
  });
});
