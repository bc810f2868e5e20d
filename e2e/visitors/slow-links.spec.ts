import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { headerLink } from '../support/following-links.ts';
import { pages } from '../support/pages.ts';
import { markOf, markTab } from '../support/tab-mark.ts';

/** Holds the code of remotes from now on. */
const delayCode = (page: Page) => holdRequests(page, '**/remotes/**/*.js');

test('Back while a link waits for its code cancels the link', async ({ page }) => {
  await page.goto(pages.contact.path);
  await hydrated(page);
  await follow(page, pages.status.path);
  await expect(page).toHaveTitle(pages.status.title);
  const sendCode = await delayCode(page);
  const code = page.waitForEvent('requestfinished', (request) => /page-pricing.*\.js$/.test(request.url()));
  await headerLink(page, 'Pricing').click();
  await page.goBack();
  await expect(page).toHaveTitle(pages.contact.title);
  sendCode();
  await code;
  // An entry for the link would have replaced the Forward entry.
  await page.goForward();
  await expect(page).toHaveTitle(pages.status.title);
});

test('a link whose code stalls loads a document', async ({ page }) => {
  await page.goto(pages.contact.path);
  await hydrated(page);
  await markTab(page);
  await delayCode(page);
  await headerLink(page, 'Pricing').click();
  await expect(page).toHaveTitle(pages.pricing.title);
  expect(await markOf(page)).toBeUndefined();
});

test('a link to the current page adds nothing to the history and scrolls to its top', async ({ page }) => {
  await page.goto(pages.rates.path);
  await page.goto(pages.contact.path);
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const before = await page.evaluate(() => history.length);
  await follow(page, pages.contact.path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a page works when composition.json never responds', async ({ page }) => {
  await page.route('**/composition.json', () => {});
  await page.goto(pages.pricing.path);
  await hydrated(page);
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});
