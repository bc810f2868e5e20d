import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { fetchAll } from '../../mfe-marketing/src/pages/sitemap/content.ts';
import { inProject } from '../../scripts/root.ts';
import { everyPage, pages } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { tour } from '../support/tour.ts';

const axe = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');
const widths = [390, 1440];

/**
 * What axe-core finds against WCAG 2.2 AA and its own best practices. It is evaluated, because the page's policy allows
 * no foreign script.
 */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await hydrated(page);
}

for (const { path } of everyPage) {
  tour(`${path} has no barrier that axe finds, and fits 320 px`, async ({ page }) => {
    await open(page, path, 1440);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('the 404 page has no barrier', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  for (const width of widths) {
    await open(page, '/no-such-page', width);
    expect(await violations(page)).toEqual([]);
  }
});

test('open menus have no barrier', async ({ page }) => {
  await open(page, pages.help.path, 1440);
  for (const name of ['Solutions', 'Resources']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
    await expect(page.locator(`#menu-${name.toLowerCase()}`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('the open sheet of a phone has no barrier', async ({ page }) => {
  await open(page, pages.help.path, 390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a toast has no barrier', async ({ page }) => {
  for (const width of widths) {
    await open(page, pages.sitemap.path, width);
    await page.getByRole('button', { name: fetchAll.button }).click();
    await page.getByText(fetchAll.where).hover();
    expect(await violations(page)).toEqual([]);
  }
});

test('a form with mistakes has no barrier', async ({ page }) => {
  for (const width of widths) {
    await open(page, pages.contact.path, width);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Four fields need a correction.' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
