import { readFile } from 'node:fs/promises';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { answers } from '../../calculator/rate-answer-content.ts';
import { rateForm } from '../../calculator/rate-form-content.ts';
import { rateSheetColumns } from '../../rates/rate-sheet.ts';
import { terminationSheet } from '../../rates/termination-sheet.ts';
import { content } from './content.ts';

const PATH = '/wholesale-voice-termination-rates';

const cellsOf = async (file: string) =>
  (await readFile(file, 'utf8'))
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

test.describe('the termination rates page', () => {
  test('saves all rates under the name of the brand', async ({ page }) => {
    await page.goto(PATH);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: content.hero.actions[0].label }).click();
    const sheet = await download;
    expect(sheet.suggestedFilename()).toMatch(/^dunevox-voice-termination-rates-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = await cellsOf(await sheet.path());
    expect(head).toEqual(rateSheetColumns(terminationSheet));
    expect(lines.map((cells) => cells.slice(0, 4))).toEqual(terminationSheet.rows);
  });

  test('the termination page offers the same sheet', async ({ page }) => {
    await page.goto('/voip-termination');
    const download = page.waitForEvent('download');
    await page.getByRole('main').locator('a[download$=".csv"]').first().click();
    const [, ...lines] = await cellsOf(await (await download).path());
    expect(lines.map((cells) => cells.slice(0, 4))).toEqual(terminationSheet.rows);
  });

  test('the calculator marks the tier of a volume and gives both ends of its cost', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await page.getByRole('link', { name: content.hero.actions[1].label }).click();
    const form = page.getByRole('form', { name: rateForm.title });
    const answer = form.getByRole('status');
    const marked = page.locator('#calculator li').filter({ hasText: content.calculator.mark });
    await expect(marked.getByRole('heading')).toContainText('Professional');

    await form.getByLabel(rateForm.fields.destination.label).selectOption('Egypt');
    await form.getByLabel(rateForm.fields.minutes.label).fill('2M');
    await form.getByLabel(rateForm.fields.rate.label).fill('0.021');
    await expect(answer).toContainText('Enterprise, 10–20% off');
    await expect(answer).toContainText('$31,200–$35,100');
    await expect(answer).toContainText(answers.less('$6,900 to $10,800', '$42,000'));
    await expect(marked.getByRole('heading')).toContainText('Enterprise');

    await form.getByLabel(rateForm.fields.minutes.label).fill('60,000');
    await expect(answer).toContainText(answers.belowTiers);
    await expect(marked).toHaveCount(0);

    await form.getByLabel(rateForm.fields.minutes.label).fill('40,000');
    await expect(answer).toContainText(answers.tooSmall.sentence('50,000'));
  });

  test('shows errors of a number at its field', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    const minutes = page.getByLabel(rateForm.fields.minutes.label);
    await minutes.fill('many');
    await expect(minutes).toHaveAccessibleDescription(answers.errors.minutes);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('rates, tiers and sheet are complete, and the calculator explains its requirement', async ({ page }) => {
      await page.goto(PATH);
      await expect(page.locator('#calculator noscript')).toBeVisible();
      await expect(page.getByRole('table', { name: content.table.name }).locator('tbody tr')).toHaveCount(16);
      await expect(page.getByRole('link', { name: content.hero.actions[0].label })).toHaveAttribute(
        'download',
        /\.csv$/,
      );
    });
  });
});
