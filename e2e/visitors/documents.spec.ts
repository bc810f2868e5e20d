import type { SiteReport } from '../../shell/server/site-report.ts';
import { everyPage, site } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { plainTour } from '../support/tour.ts';

test('every page of the site is among those that are tested here', async ({ request }) => {
  const { pages, refused }: SiteReport = await (await request.get('/-/composition')).json();
  expect(refused).toEqual([]);
  expect(pages.map(({ path }) => path).sort()).toEqual(everyPage.map(({ path }) => path).sort());
});

for (const { path, title, description } of everyPage) {
  plainTour(`${path} is complete without JavaScript`, { tag: '@gateway' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, site.origin).href);
    expect(await response?.text()).not.toMatch(/<[a-z][^>]*\sstyle=/i);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(`© ${site.brand}.`)).toBeVisible();
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address answers 404 with the words that the owner chose and a way on', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/status of 404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await page.getByRole('main').getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL('/help-center');
  });
});
