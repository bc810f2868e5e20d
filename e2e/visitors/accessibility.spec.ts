import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Page } from 'playwright/test';
import { atTwiceTheSize, widths } from '../support/accessibility.ts';
import { journeys, openForm, submitButton } from '../support/forms.ts';
import { pages } from '../support/pages.ts';
import { splitSentences } from '../support/split-sentences.ts';
import { textOverlaps } from '../support/text-overlaps.ts';
import { raiseToast } from '../support/toasts.ts';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await hydrated(page);
}

async function expectNoViolationsAtAllWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
}

test('text that is cut off or lies on other text is noticed', async ({ page }) => {
  await page.setContent(`<p style="height: 8px; overflow: hidden">Half a line</p>
    <p style="width: 20px; overflow: hidden; white-space: nowrap">Half a word</p>
    <p>Below</p><p style="margin-top: -2em">Above</p><p style="overflow: auto; height: 8px">Can be scrolled</p>`);
  expect(await page.evaluate(textOverlaps)).toEqual([
    expect.stringContaining('"Half a line" is cut off'),
    expect.stringContaining('"Half a word" is cut off'),
    '"Below" lies on "Above"',
  ]);
});

test('a sentence that is laid out in separate columns is noticed', async ({ page }) => {
  await page.setContent(`<p style="display: flex">From <time>1 November</time>, before discount</p>
    <p style="display: flex">One label <b>and its value</b></p><p>A <b>plain</b> sentence</p>`);
  expect(await page.evaluate(splitSentences)).toEqual(['<p> splits "From 1 November, before discount"']);
});

test('the 404 page has no accessibility violation', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  await open(page, '/no-such-page', 1440);
  await expectNoViolationsAtAllWidths(page);
});

test('open menus have no accessibility violation', async ({ page }) => {
  await open(page, pages.help.path, 1440);
  for (const name of ['Solutions', 'Resources']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
    await expect(page.locator(`#menu-${name.toLowerCase()}`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('the open drawer of a phone has no accessibility violation', async ({ page }) => {
  for (const width of [820, 390]) {
    await open(page, pages.help.path, width);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await atTwiceTheSize(page, async () => {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(textOverlaps)).toEqual([]);
  });
});

test('a toast has no accessibility violation', async ({ page }) => {
  await open(page, pages.sitemap.path, 1440);
  await (await raiseToast(page)).hover();
  await expectNoViolationsAtAllWidths(page);
});

test('a form with mistakes has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = await openForm(page, journeys.contact);
  await submitButton(form).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Four fields need a correction.' })).toBeVisible();
  await expectNoViolationsAtAllWidths(page);
});
