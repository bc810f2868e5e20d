import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { expectPage, headerLink } from '../support/following-links.ts';
import { pages } from '../support/pages.ts';
import { markOf, markTab } from '../support/tab-mark.ts';

type PrefetchedNavigation = PerformanceNavigationTiming & { deliveryType: string };

test('a click before the code is loaded navigates to the document', async ({ page }) => {
  const release = await holdRequests(page, application);
  await page.goto(pages.home.path);
  await markTab(page);
  await headerLink(page, 'Pricing').click();
  await expectPage(page, pages.pricing);
  expect(await markOf(page)).toBeUndefined();
  release();
});

test('the document of a hovered link is prefetched, which speeds up a click before the code is loaded', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/net::ERR_BLOCKED_BY_CLIENT/);
  // Playwright's own interception hides prefetches.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/static/main.*.js'] });
  await page.goto(pages.home.path);
  const prefetched = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/pricing');
  await headerLink(page, 'Pricing').hover();
  await prefetched;
  await headerLink(page, 'Pricing').click();
  await expectPage(page, pages.pricing);
  const delivery = () => (performance.getEntriesByType('navigation')[0] as PrefetchedNavigation).deliveryType;
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
});

test('documents are no longer prefetched once the code preloads pages', async ({ page }) => {
  await page.goto(pages.home.path);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  await hydrated(page);
  await expect(rules).toHaveCount(0);
});

for (const [motion, isAnimated] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a change of document is ${isAnimated ? '' : 'not '}animated for visitors with the preference ${motion}`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/net::ERR_FAILED/);
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { isAnimated: viewTransition !== null }),
      );
    });
    await page.emulateMedia({ reducedMotion: motion });
    await page.route(application, (route) => route.abort());
    await page.goto(pages.home.path);
    await headerLink(page, 'Pricing').click();
    await expectPage(page, pages.pricing);
    // The page may be read before it is revealed.
    const wasAnimated = () => page.evaluate(() => (window as { isAnimated?: boolean }).isAnimated);
    await expect.poll(wasAnimated).toBe(isAnimated);
  });
}
