import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { test as ownTabTest } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { documentation } from '../../documentation/documentation-list.ts';
import { content } from './content.ts';

const { search, support } = content;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the help search', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
  const results = (page: Page) => page.getByRole('list', { name: search.results });

  test('finds results while the visitor types and keeps the query in the address', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('call queue');
    await expect(results(page).getByRole('heading', { name: 'Build a call queue' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '“call queue”' })).toBeVisible();
    await expect(page).toHaveURL('/help-center?q=call+queue');
  });

  test('answers the query of the address', async ({ page }) => {
    await open(page, '/help-center?q=sip');
    await expect(field(page)).toHaveValue('sip');
    await results(page).getByRole('link', { name: 'SIP trunking configuration' }).click();
    await expect(page).toHaveURL('/articles/sip-trunking-configuration');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP trunking configuration');
  });

  test('finds sections of policies and the API, and states the number of results', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('idempotency');
    await expect(results(page).getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/api-docs#limits');
    await field(page).fill('data');
    await page.getByRole('button', { name: /^Show all/ }).click();
    expect(await results(page).getByRole('listitem').count()).toBeGreaterThan(8);
  });

  test('moves the focus to the first added result on Show all', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('idempotency');
    await expect(results(page).getByRole('link', { name: 'Limits' })).toBeVisible();
    await field(page).fill('data');
    await page.getByRole('button', { name: /^Show all/ }).press('Enter');
    await expect(results(page).locator('li:nth-child(9):focus-within')).toBeVisible();
  });

  test('offers contact when it finds nothing', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('zzxxyy');
    await expect(page.getByText(search.none('zzxxyy'))).toBeVisible();
    await expect(page).toHaveURL('/help-center?q=zzxxyy');
    await page.getByRole('link', { name: search.askSupport }).click();
    await expect(page).toHaveURL('/contact?topic=ticket');
  });

  ownTabTest('does not call back a visitor who has followed a link meanwhile', async ({ page }) => {
    await page.clock.install();
    await open(page, '/help-center');
    await field(page).fill('sip');
    await page.getByRole('link', { name: support.chat.action }).click();
    await page.clock.fastForward(1_000);
    await expect(page).toHaveURL('/contact?topic=chat');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('submits to the directory', async ({ page }) => {
      await page.goto('/help-center');
      await field(page).fill('queue');
      await field(page).press('Enter');
      await expect(page).toHaveURL('/help-center?q=queue');
      await expect(page.getByText(documentation[0].titles[0].title)).toBeVisible();
    });
  });
});
