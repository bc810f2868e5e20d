import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { pageAt, pages } from '../support/pages.ts';
import { translate } from '../support/translate.ts';

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await translate(page);
}

for (const { path } of [pages.rates, pageAt('/wholesale-voice-termination-rates')])
  test(`the calculator of ${path} answers on a translated page`, async ({ page }) => {
    await openTranslated(page, path);
    const minutes = page.locator('#rate-minutes');
    const answer = page.locator('output');
    const before = await answer.textContent();
    await minutes.fill('600000');
    await expect(answer).not.toHaveText(before ?? '');
    await expect(answer).toContainText('$');
  });

test('the number of destinations found changes on a translated page', async ({ page }) => {
  await openTranslated(page, pages.rates.path);
  const found = page.locator('#finder').getByRole('status');
  await page.locator('#finder-text').fill('ger');
  await expect(found).toHaveText(/^1 of \d+ destinations/);
  await page.locator('#finder-text').fill('nowhere');
  await expect(found).toHaveText(/No published rate/);
  await translate(page);
  await page.locator('#finder-text').fill('ger');
  await expect(found).toHaveText(/^1 of \d+ destinations/);
});

test('the clock of a translated page runs on', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-05T10:58:00Z') });
  await openTranslated(page, pages.status.path);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('14:59 GST')).toBeVisible();
});
