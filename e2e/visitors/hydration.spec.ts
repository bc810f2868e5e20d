import type { Page, Response } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { everyPage, pages } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { tour } from '../support/tour.ts';

/** All scripts that the tab receives from now on. */
function receivedScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Code of remotes that the document has fetched so far; images belong to the page itself. */
const remoteCode = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/remotes/') && /\.(?:js|css|json)$/.test(name)),
  );

/**
 * Text of the main part in the served document, and as it is shown now.
 * @param selector what must not change when the page is hydrated
 */
const textBeforeAndAfter = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([text, wanted]) => {
      const textOf = (shown: Document) =>
        [...shown.querySelectorAll(wanted)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
      return { before: textOf(new DOMParser().parseFromString(text, 'text/html')), after: textOf(document) };
    },
    [html, selector] as const,
  );

const HEADINGS = 'main :is(h1, h2, h3, h4)';

for (const { path, isReadOnly } of everyPage) {
  tour(`${path} hydrates to the text of its document, with nothing in the console`, async ({ page }) => {
    const response = await page.goto(path);
    await hydrated(page);
    const html = (await response?.text()) ?? '';
    // Interactive pages depend on the visitor and the time of day.
    const { before, after } = await textBeforeAndAfter(page, html, isReadOnly ? 'main' : HEADINGS);
    expect(before).not.toEqual([]);
    expect(after).toEqual(before);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    if (!isReadOnly) return;
    expect(await remoteCode(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).hover();
    await expect.poll(() => remoteCode(page)).not.toEqual([]);
  });
}

test('an unknown address is hydrated as well', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveTitle(pages.sitemap.title);
});

test('a document that an extension has changed before its scripts run keeps its text', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/Error: marketing \/: .*React error #418/);
  await page.route('**/assets/static/main.*.js', async (route) => {
    await page.evaluate(() => document.querySelector('footer form')?.prepend(document.createElement('aside')));
    await route.continue();
  });
  await page.goto(pages.home.path);
  await hydrated(page);
  await expect(page.locator('aside')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.home.heading);
});

test('pages of all remotes run on one React', { tag: '@gateway' }, async ({ page }) => {
  const scripts = receivedScripts(page);
  await page.goto(pages.pricing.path);
  await hydrated(page);
  for (const { path, title } of [pages.rates, pages.help, pages.pricing]) {
    await follow(page, path);
    await expect(page).toHaveTitle(title);
  }

  const texts = await Promise.all(scripts.map((script) => script.text()));
  const countOf = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  expect(scripts.filter((script) => script.url().includes('/remotes/')).length).toBeGreaterThan(3);
  expect(countOf(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/)).toBe(1);
  expect(countOf(/__REACT_DEVTOOLS_GLOBAL_HOOK__/)).toBe(1);
});
