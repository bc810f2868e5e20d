import { readFile } from 'node:fs/promises';
import { contact, messageFor } from '@site/forms/contact/definition.ts';
import { pricingExpert } from '@site/forms/pricing-expert/definition.ts';
import type { Page } from 'playwright/test';
import { content as pricingContent } from '../../mfe-marketing/src/pages/pricing/content.ts';
import { content as sitemapContent } from '../../mfe-marketing/src/pages/sitemap/content.ts';
import { plans } from '../../mfe-marketing/src/plans/plans.ts';
import { yearlySaving } from '../../mfe-marketing/src/plans/yearly-saving.ts';
import { documentation } from '../../mfe-support/src/documentation/documentation-list.ts';
import { search, support } from '../../mfe-support/src/pages/help-center/content.ts';
import { banner } from '../../mfe-support/src/pages/system-status/content.ts';
import { answers as rateAnswers } from '../../mfe-wholesale/src/calculator/rate-answer-content.ts';
import { rateForm as rates } from '../../mfe-wholesale/src/calculator/rate-form-content.ts';
import { answers as savingsAnswers } from '../../mfe-wholesale/src/pages/sip-trunking/savings-answer-content.ts';
import { calculator as savings } from '../../mfe-wholesale/src/pages/sip-trunking/savings-content.ts';
import { content as ratesPage } from '../../mfe-wholesale/src/pages/wholesale-voip-rates/content.ts';
import { rateSheetColumns } from '../../mfe-wholesale/src/rates/rate-sheet.ts';
import { ratesPageSheet } from '../../mfe-wholesale/src/rates/rates-page-sheet.ts';
import { contactTopics } from '../../packages/contracts/src/topics.ts';
import { everyPage, pages, site } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { categoryOrder, fetchAll, files } = sitemapContent;

const { billing } = pricingContent;

const SAVING = `Save ${yearlySaving(plans)}% annually`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const planCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function seesMonthlyThenYearlyPrices(page: Page): Promise<void> {
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

test.describe('Pricing', () => {
  test('shows monthly prices, and yearly ones with what they save', async ({ page }) => {
    await open(page, '/pricing');
    await seesMonthlyThenYearlyPrices(page);
    expect(SAVING).toBe('Save 20% annually');
  });

  test('can be switched with the keyboard', async ({ page }) => {
    await open(page, '/pricing');
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(page.getByText(SAVING)).toBeVisible();
  });

  for (const { name, buttonText, solution } of plans) {
    test(`${buttonText} on ${name} leads to the form with ${solution} chosen`, async ({ page }) => {
      await open(page, '/pricing');
      await planCard(page, name).getByRole('link', { name: buttonText }).click();
      await expect(page.getByLabel(pricingExpert.labels.fields.email)).toBeFocused();
      await expect(page.getByLabel(pricingExpert.labels.fields.email)).toBeInViewport();
      await expect(page.getByLabel(pricingExpert.labels.fields.solution)).toHaveValue(solution);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('switches between prices all the same', async ({ page }) => {
      await page.goto('/pricing');
      await seesMonthlyThenYearlyPrices(page);
      await expect(page.getByText(billing.unit).first()).toBeVisible();
    });
  });
});

test.describe('Wholesale rates', () => {
  test('the downloaded sheet holds exactly the rates that the tables show', async ({ page }) => {
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
    await page.getByRole('link', { name: ratesPage.hero.actions[1].label }).click();
    const sheet = await download;
    expect(sheet.suggestedFilename()).toMatch(/^dunevox-wholesale-voip-rates-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await readFile(await sheet.path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toBe(rateSheetColumns(ratesPageSheet).join(','));
    expect(shown).toHaveLength(16);
    expect(lines.map((line) => line.split(',').slice(0, 5))).toEqual(shown);
  });

  test('the calculator names tier, cost and difference', async ({ page }) => {
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
  });

  test('the savings calculator of SIP trunking answers to what is typed', async ({ page }) => {
    await open(page, '/sip-trunking');
    await page.getByRole('link', { name: 'Calculate Savings' }).click();
    const form = page.getByRole('form', { name: savings.title });
    await form.getByLabel(savings.fields.lines.label).fill('12');
    await form.getByLabel(savings.fields.calls.label).fill('0');
    await expect(form.getByLabel(savings.fields.calls.label)).toHaveAccessibleDescription(savingsAnswers.errors.calls);
    await form.getByLabel(savings.fields.calls.label).fill('4');
    await expect(form.getByRole('status')).toContainText(/\d+%/);
    await expect(form.getByRole('status')).toContainText(savingsAnswers.bandwidth('0.4'));
  });
});

test.describe('Help search', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
  const results = (page: Page) => page.getByRole('list', { name: search.results });

  test('finds while the visitor types and keeps the question in the address', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('call queue');
    await expect(results(page).getByRole('heading', { name: 'Build a call queue' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '“call queue”' })).toBeVisible();
    await expect(page).toHaveURL('/help-center?q=call+queue');
  });

  test('answers the question that stands in the address', async ({ page }) => {
    await open(page, '/help-center?q=sip');
    await expect(field(page)).toHaveValue('sip');
    await results(page).getByRole('link', { name: 'SIP trunking configuration' }).click();
    await expect(page).toHaveTitle(pages.sipArticle.title);
  });

  test('offers a person when it finds nothing', async ({ page }) => {
    await open(page, '/help-center');
    await field(page).fill('zzxxyy');
    await expect(page.getByText(search.none('zzxxyy'))).toBeVisible();
    await expect(page).toHaveURL('/help-center?q=zzxxyy');
    await page.getByRole('link', { name: search.askSupport }).click();
    await expect(page).toHaveURL('/contact?topic=ticket');
  });

  test('does not call back a visitor who has followed a link meanwhile', async ({ page }) => {
    await page.clock.install();
    await open(page, '/help-center');
    await field(page).fill('sip');
    await page.getByRole('link', { name: support.chat.action }).click();
    await page.clock.fastForward(1_000);
    await expect(page).toHaveURL('/contact?topic=chat');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads back to the directory, which is the answer then', async ({ page }) => {
      await page.goto('/help-center');
      await field(page).fill('queue');
      await field(page).press('Enter');
      await expect(page).toHaveURL('/help-center?q=queue');
      await expect(page.getByText(documentation[0].titles[0].title)).toBeVisible();
    });
  });
});

test.describe('System status', () => {
  test('tells the time in Dubai and follows it', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-05T10:58:00Z') });
    await open(page, '/system-status');
    await expect(page.getByText(`${banner.now} 14:58 GST`)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText(`${banner.now} 14:59 GST`)).toBeVisible();
  });
});

test.describe('Sitemap', () => {
  test('shows every page, and only those of the chosen category', async ({ page }) => {
    await open(page, '/sitemap');
    const rows = page.getByRole('table').locator('tbody tr:visible');
    await expect(rows).toHaveCount(everyPage.length + files.length);

    for (const category of categoryOrder) {
      const radio = page.getByRole('radio', { name: new RegExp(`^${category} `) });
      if ((await radio.count()) === 0) continue;
      await page.locator('label').filter({ has: radio }).click();
      const count = Number((await page.locator('label').filter({ has: radio }).textContent())?.match(/\d+$/)?.[0]);
      await expect(rows).toHaveCount(count);
      await expect(rows.filter({ hasNotText: category })).toHaveCount(0);
    }
  });

  test('Fetch All Pages writes the addresses to the console and makes no request', async ({ page }) => {
    await open(page, '/sitemap');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    const logged = page.waitForEvent('console');
    await page.getByRole('button', { name: fetchAll.button }).click();
    const lines = (await logged).text().split('\n');
    const expected = [...everyPage.map(({ path }) => path), ...files.map(({ href }) => href)];
    expect(lines.sort()).toEqual(expected.map((path) => new URL(path, site.origin).href).sort());
    await expect(page.getByText(fetchAll.logged(expected.length))).toBeVisible();
    const listed = new Set(lines.map((line) => new URL(line).pathname));
    expect(requested.filter((url) => listed.has(new URL(url).pathname))).toEqual([]);
  });
});

test.describe('Contact', () => {
  test('knows what a visitor comes for and begins the message', async ({ page }) => {
    await open(page, '/contact?topic=demo');
    const form = page.getByRole('form');
    await expect(form.getByText(contactTopics.demo, { exact: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: contact.labels.fields.message })).toHaveValue(
      messageFor(contactTopics.demo),
    );
  });

  test('ignores a topic that it does not know', async ({ page }) => {
    await open(page, '/contact?topic=nonsense');
    await expect(page.getByRole('textbox', { name: contact.labels.fields.message })).toHaveValue('');
  });
});
