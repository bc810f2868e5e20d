import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';

test('the names of the social networks appear above their icons', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
  const name = page.getByRole('contentinfo').getByText('LinkedIn', { exact: true });
  await expect(name).toBeHidden();
  await link.hover();
  await expect(name).toBeVisible();
});
