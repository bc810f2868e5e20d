import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import type { Page } from 'playwright/test';
import { content as sitemapContent } from '../../mfe-marketing/src/pages/sitemap/content.ts';
import { crowdedText } from '../support/crowded-text.ts';
import { withLetterSize } from '../support/letter-size.ts';
import { everyPage, pages } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { tornSentences } from '../support/torn-sentences.ts';
import { tour } from '../support/tour.ts';

const { fetchAll } = sitemapContent;

const axe = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');
const widths = [1440, 820, 390];

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

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Looks at a page with the two ways in which a browser makes its text twice as large: the zoom, which halves the window,
 * and the size of letters in its settings.
 */
async function atTwiceTheSize(page: Page, look: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 640, height: 400 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(640);
  await look();

  await page.setViewportSize({ width: 1280, height: 800 });
  await withLetterSize(page, 32, async () => {
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(1280);
    await look();
  });
}

test('text that is cut off or lies on other text is noticed', async ({ page }) => {
  await page.setContent(`<p style="height: 8px; overflow: hidden">Half a line</p>
    <p style="width: 20px; overflow: hidden; white-space: nowrap">Half a word</p>
    <p>Below</p><p style="margin-top: -2em">Above</p><p style="overflow: auto; height: 8px">Can be scrolled</p>`);
  expect(await page.evaluate(crowdedText)).toEqual([
    expect.stringContaining('"Half a line" is cut off'),
    expect.stringContaining('"Half a word" is cut off'),
    '"Below" lies on "Above"',
  ]);
});

test('a sentence that is laid out in separate columns is noticed', async ({ page }) => {
  await page.setContent(`<p style="display: flex">From <time>1 November</time>, before discount</p>
    <p style="display: flex">One label <b>and its value</b></p><p>A <b>plain</b> sentence</p>`);
  expect(await page.evaluate(tornSentences)).toEqual(['<p> tears "From 1 November, before discount" apart']);
});

for (const { path } of everyPage) {
  tour(`${path} has no barrier, tears no sentence, fits 320 px, and bears text of twice the size`, async ({ page }) => {
    await open(page, path, 1440);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(tornSentences)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(crowdedText)).toEqual([]);
    await atTwiceTheSize(page, async () => {
      expect(await page.evaluate(crowdedText)).toEqual([]);
    });
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
  for (const width of [820, 390]) {
    await open(page, pages.help.path, width);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await atTwiceTheSize(page, async () => {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(crowdedText)).toEqual([]);
  });
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
