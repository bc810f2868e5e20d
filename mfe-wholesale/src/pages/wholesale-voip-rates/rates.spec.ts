import { readFile } from 'node:fs/promises';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { answers as rateAnswers } from '../../calculator/rate-answer-content.ts';
import { rateForm as rates } from '../../calculator/rate-form-content.ts';
import { rateSheetColumns } from '../../rates/rate-sheet.ts';
import { ratesPageSheet } from '../../rates/rates-page-sheet.ts';
import { content } from './content.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the wholesale rates page', () => {
  test('the downloaded sheet contains exactly the rates of the tables', async ({ page }) => {
    await open(page, '/wholesale-voip-rates');
    const shown: string[][] = [];
    for (const region of await page.locator('#rates section').all()) {
      const name = (await region.getByRole('heading').textContent()) ?? '';
      for (const row of await region.locator('tbody tr').all()) {
        const [destination = '', , tier = '', asr = '', rate = ''] = await row.locator('th, td').allTextContents();
        shown.push([name, destination, tier, asr, rate.replace('$', '')]);
      }
    }

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: content.hero.actions[1].label }).click();
    const sheet = await download;
    expect(sheet.suggestedFilename()).toMatch(/^dunevox-wholesale-voip-rates-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await readFile(await sheet.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toBe(rateSheetColumns(ratesPageSheet).join(','));
    expect(shown).toHaveLength(16);
    expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual(shown);
  });

  test('the calculator states tier, cost and difference', async ({ page }) => {
    await open(page, '/wholesale-voip-rates');
    const form = page.getByRole('form', { name: rates.title });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('status')).toContainText('Professional, 8% off');
    await expect(form.getByRole('status')).toContainText('$1,987');
    await expect(form.getByRole('status')).toContainText(rateAnswers.less('$773', '$2,760'));

    await form.getByLabel(rates.fields.destination.label).selectOption('Qatar');
    await form.getByLabel(rates.fields.minutes.label).fill('1M');
    await form.getByLabel(rates.fields.rate.label).fill('');
    await expect(form.getByRole('status')).toContainText('Enterprise, 15% off');
    await expect(form.getByRole('status')).toContainText('$14,875');

    await form.getByLabel(rates.fields.minutes.label).fill('many');
    await expect(form.getByLabel(rates.fields.minutes.label)).toHaveAccessibleDescription(rateAnswers.errors.minutes);
    await expect(form.getByRole('status')).toContainText(rateAnswers.corrected(rateAnswers.errors.minutes));
    const colorOf = (text: string) =>
      form.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(rateAnswers.errors.minutes)).not.toBe(await colorOf(rates.offer));
  });
});
