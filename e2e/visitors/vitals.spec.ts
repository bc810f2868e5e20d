import { expect, hydrated, test as visitorTest } from '@site/dev-tools/browser/test.ts';
import { headerLink } from '../support/following-links.ts';
import { pages } from '../support/pages.ts';
import {
  firstInteractionShown,
  leave,
  reportErrorOnNextPage,
  test,
  throwError,
  visit,
  vitalsRequests,
} from '../support/sampled-site.ts';

const SCRIPT_BUDGET = 4_000;

// One site; each test reads the counters for a page of its own.
test.describe.configure({ mode: 'default' });

test('reading a page reports loading times, with one small script and no identifiers', async ({
  page,
  counted,
  composition,
  context,
}) => {
  const { path } = pages.sipArticle;
  const scripts: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.url());
    if (request.url().includes('/vitals.'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await visit(page, path);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
  await leave(page);

  const articles = counted('/articles');
  await expect.poll(articles.views).toBe(1);
  expect(await articles.of('views_total', `remote="${composition.paths[path]}"`)).toBe(1);
  for (const metric of ['lcp_seconds', 'ttfb_seconds', 'cls'])
    expect([metric, await articles.of(`${metric}_count`)]).toEqual([metric, 1]);
  expect(await articles.of('inp_seconds_count')).toBe(0);
  expect(await articles.errors()).toBe(0);

  expect(scripts).toEqual([expect.stringContaining('/vitals.')]);
  const [size = 0] = await Promise.all(sizes);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(await context.cookies()).toEqual([]);
});

test('a click is measured until the page shows its effect', async ({ page, counted }) => {
  await visit(page, pages.help.path);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
  await firstInteractionShown(page);
  await leave(page);
  const help = counted(pages.help.path);
  await expect.poll(help.views).toBe(1);
  expect(await help.of('inp_seconds_count')).toBe(1);
});

test('uncaught errors and policy violations are counted', async ({ page, counted, consoleWatch }) => {
  consoleWatch.expectMessage(/a failed (timer|promise|render)|Content Security Policy/);
  await visit(page, pages.status.path);
  await throwError(page, 'a failed timer');
  await page.evaluate(() => {
    void Promise.reject(new Error('a failed promise'));
    // As handle-errors.ts reports errors caught by React.
    reportError(new Error('a failed render'));
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'blocked()' }));
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }));
  });
  await expect.poll(() => page.locator('img[src*="elsewhere"]').evaluate((image) => 'complete' in image)).toBe(true);
  await leave(page);

  const status = counted(pages.status.path);
  await expect.poll(status.errors).toBe(3);
  expect(await status.of('policy_violations_total', 'directive="script-src"')).toBe(1);
  expect(await status.of('policy_violations_total', 'directive="img-src"')).toBe(1);
});

test('errors before the script is loaded are counted as well', async ({ page, counted, consoleWatch }) => {
  consoleWatch.expectMessage(/an early failure|Content Security Policy/);
  const { path } = pages.rates;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script>blocked()</script></head>');
    await route.fulfill({ response, body });
  });
  const failed = page.waitForEvent('pageerror').then(() => undefined);
  await page.route('**/static/vitals.*.js', async (route) => {
    await failed;
    await route.continue();
  });
  const visited = visit(page, path);
  await page.waitForRequest('**/static/vitals.*.js');
  await throwError(page, 'an early failure');
  await visited;
  await leave(page);

  const rates = counted(path);
  await expect.poll(rates.errors).toBe(1);
  expect(await rates.of('policy_violations_total', 'directive="script-src"')).toBe(1);
});

test('errors of browser extensions are not counted', async ({ page, counted, consoleWatch }) => {
  consoleWatch.expectMessage(/of an extension/);
  await visit(page, pages.contact.path);
  await page.evaluate(() => {
    const error = new Error('of an extension');
    error.stack = 'Error: of an extension\n    at run (chrome-extension://abcdefgh/content.js:1:1)';
    reportError(error);
  });
  await leave(page);
  const contact = counted(pages.contact.path);
  await expect.poll(contact.views).toBe(1);
  expect(await contact.errors()).toBe(0);
});

test('a page shown by navigation has its own page view, and its errors from then on', async ({
  page,
  counted,
  composition,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/on the second page/);
  await visit(page, pages.home.path);
  await hydrated(page);
  const { path } = pages.pricing;
  await reportErrorOnNextPage(page, 'on the second page');
  await headerLink(page, 'Pricing').click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.pricing.heading);
  await leave(page);

  const [home, pricing] = [counted('/'), counted(path)];
  await expect.poll(pricing.errors).toBe(1);
  expect([await home.views(), await pricing.views()]).toEqual([1, 1]);
  expect(await pricing.of('views_total', `remote="${composition.paths[path]}"`)).toBe(1);
  expect(await home.errors()).toBe(0);
  expect([await home.of('ttfb_seconds_count'), await pricing.of('ttfb_seconds_count')]).toEqual([1, 0]);
});

test('a visitor with data saving is not sampled', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested = vitalsRequests(page);
  await page.goto(pages.sitemap.path);
  await page.waitForLoadState('networkidle');
  await leave(page);
  expect(requested).toEqual([]);
});

visitorTest('nothing is loaded or sent unless the operator enables it', async ({ page }) => {
  const requested = vitalsRequests(page);
  for (const { path } of [pages.sipArticle, pages.contact]) {
    const document = await page.goto(path);
    expect(await document?.text()).not.toMatch(/data-vitals|\/vitals\./);
    await page.waitForLoadState('networkidle');
    await leave(page);
  }
  expect(requested).toEqual([]);
});
