import type { Page, Response } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { allPages, pages } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** All scripts that the tab has received so far. */
function receivedScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

const ofRemotes = (scripts: Response[]) =>
  scripts.map((script) => script.url()).filter((url) => url.includes('/remotes/'));

for (const { path, heading } of allPages) {
  test(`${path} comes to life without a word in the console`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  });
}

test('an unknown address comes to life as well', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveTitle(pages.sitemap.title);
});

test('pages of all remotes run on one React', async ({ page }) => {
  const scripts = receivedScripts(page);
  await page.goto(pages.pricing.path);
  await hydrated(page);
  for (const { path, title } of [pages.rates, pages.help, pages.pricing]) {
    await follow(page, path);
    await expect(page).toHaveTitle(title);
  }

  const texts = await Promise.all(scripts.map((script) => script.text()));
  const holding = (mark: RegExp) => texts.filter((text) => mark.test(text)).length;
  expect(ofRemotes(scripts).length).toBeGreaterThan(3);
  expect(holding(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/)).toBe(1);
  expect(holding(/__REACT_DEVTOOLS_GLOBAL_HOOK__/)).toBe(1);
});

for (const { path } of allPages.filter(({ isReadOnly }) => isReadOnly)) {
  test(`${path} fetches no code of a remote until a visitor approaches a link`, async ({ page }) => {
    const scripts = receivedScripts(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(ofRemotes(scripts)).toEqual([]);

    await page.getByRole('link', { name: 'Contact', exact: true }).first().hover();
    await expect.poll(() => ofRemotes(scripts)).not.toEqual([]);
  });
}
