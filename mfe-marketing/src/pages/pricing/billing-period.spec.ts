import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { plans } from '../../plans/plans.ts';
import { yearlySaving } from '../../plans/yearly-saving.ts';
import { content } from './content.ts';
import { offers } from './plan-offers.ts';

const { billing } = content;

const SAVING = `Save ${yearlySaving(plans)}% annually`;
const EMAIL = 'Work email';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const planCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectMonthlyThenYearlyPrices(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  for (const { name, monthlyPrice, yearlyPrice } of plans) {
    await expect(planCard(page, name).getByText(`$${monthlyPrice}`)).toBeVisible();
    await expect(planCard(page, name).getByText(`$${yearlyPrice}`)).toBeHidden();
  }
  await expect(page.getByText(SAVING)).toBeHidden();

  await page.getByText('Yearly', { exact: true }).click();
  for (const { name, monthlyPrice, yearlyPrice } of plans) {
    await expect(planCard(page, name).getByText(`$${yearlyPrice}`)).toBeVisible();
    await expect(planCard(page, name).getByText(`$${monthlyPrice}`)).toBeHidden();
  }
  await expect(page.getByText(SAVING)).toBeVisible();
}

test.describe('the pricing page', () => {
  test('shows monthly prices, and yearly ones with their saving', async ({ page }) => {
    await open(page, '/pricing');
    await expectMonthlyThenYearlyPrices(page);
  });

  test('can be switched with the keyboard', async ({ page }) => {
    await open(page, '/pricing');
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(page.getByText(SAVING)).toBeVisible();
  });

  test('prints the chosen prices, each plan in its frame and column, without buttons', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByText('Yearly', { exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1046 });

    await expect(page.getByText(billing.printed.yearly)).toBeVisible();
    for (const { name, buttonText, yearlyPrice } of offers) {
      const card = planCard(page, name);
      await expect(card).toHaveCSS('border', '1px solid rgb(153, 153, 153)');
      await expect(card.getByText(`$${yearlyPrice}`)).toBeVisible();
      await expect(page.getByRole('link', { name: buttonText })).toHaveCount(0);

      const column = await page.getByRole('columnheader', { name }).boundingBox();
      expect(column?.width).toBeGreaterThan(100);
    }
  });

  for (const { key, name, buttonText, solution } of offers) {
    test(`${buttonText} on ${name} opens the form with ${solution} chosen`, async ({ page }) => {
      await open(page, '/pricing');
      await planCard(page, name).getByRole('link', { name: buttonText }).click();
      await expect(page.getByLabel(EMAIL)).toBeFocused();
      await expect(page.getByLabel(EMAIL)).toBeInViewport();
      await expect(page.getByLabel('Pricing solution')).toHaveValue(solution);
      await expect(page.getByRole('form').locator('[name="plan"]')).toHaveValue(key);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still switches between prices', async ({ page }) => {
      await page.goto('/pricing');
      await expectMonthlyThenYearlyPrices(page);
      await expect(page.getByText(billing.unit).first()).toBeVisible();
    });
  });
});
