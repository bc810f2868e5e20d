import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address returns 404 with the text of the specification and links', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/status of 404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    const main = page.getByRole('main');
    await expect(main).toContainText('Did you forget to add the page to the router?');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    for (const path of ['/', '/sitemap']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await main.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL('/help-center');
  });
});
