import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Page } from 'playwright/test';
import { atTwiceTheSize, expectReadable, widths } from '../support/accessibility.ts';
import { brokenFigures } from '../support/broken-figures.ts';
import { drawnLabels } from '../support/drawn-labels.ts';
import { journeys, openForm, submitButton } from '../support/forms.ts';
import { lostControls } from '../support/lost-controls.ts';
import { pages } from '../support/pages.ts';
import { paleText } from '../support/pale-text.ts';
import { silentCuts } from '../support/silent-cuts.ts';
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

test('the check reports text that is cut off or overlaps other text', async ({ page }) => {
  await page.setContent(`<p style="height: 8px; overflow: hidden">Half a line</p>
    <p style="width: 20px; overflow: hidden; white-space: nowrap">Half a word</p>
    <p>Below</p><p style="margin-top: -2em">Above</p><p style="overflow: auto; height: 8px">Can be scrolled</p>
    <p style="width: 20px; background: wheat; white-space: nowrap">A long label</p>`);
  expect(await page.evaluate(textOverlaps, undefined)).toEqual([
    expect.stringContaining('"Half a line" is cut off'),
    expect.stringContaining('"Half a word" is cut off'),
    expect.stringContaining('"A long label" sticks out of <p'),
    '"Below" lies on "Above"',
  ]);
});

test('the check reports controls that lie beside the window', async ({ page }) => {
  await page.setContent(`<div style="width: 3000px; display: flex; justify-content: end"><button>Menu</button></div>
    <div style="overflow: auto"><p style="width: 3000px; text-align: end"><a href="/">Scrolled to</a></p></div>
    <a href="/" style="position: relative; left: -50px">Home</a><a href="/">Prices</a>`);
  expect(await page.evaluate(lostControls)).toEqual(['Menu', 'Home'].map((name) => `"${name}" lies beside the window`));
});

test('the check reports low-contrast words on a drawing', async ({ page }) => {
  await page.setContent(`<div style="position: relative; background: white">
    <svg aria-hidden="true" viewBox="0 0 10 10" preserveAspectRatio="none" style="position: absolute; width: 100%; height: 100%">
      <rect width="10" height="10" fill="#222" />
    </svg>
    <p style="position: relative">Black on dark</p><p style="position: relative; color: white">White on dark</p>
    <p style="position: relative; background: white">Black on a card</p>
    <p style="position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Read out only</p>
  </div>
  <svg role="img" viewBox="0 0 400 100" width="400" style="background: white">
    <rect width="200" height="100" fill="#222" />
    <text x="10" y="30">Drawn on dark</text><text x="210" y="30">Drawn beside</text>
    <text x="210" y="80" fill="#eee">Drawn on nothing</text>
    <text x="10" y="80" stroke="white" stroke-width="4" paint-order="stroke">Drawn with an outline</text>
    <rect x="210" y="15" width="80" height="20" fill="#222" opacity="0.1" />
  </svg>`);
  expect(await page.evaluate(paleText)).toEqual(
    ['Black on dark', 'Drawn on dark', 'Drawn on nothing'].map((words) => `"${words}" is pale on a drawing`),
  );
});

test('the check reports words of a drawing that overlap or touch their box', async ({ page }) => {
  await page.setContent(`<svg viewBox="0 0 200 100" width="400" font-size="10" text-anchor="middle">
    <g fill="wheat"><rect width="100" height="30" /><rect x="100" width="100" height="30" /></g>
    <text x="50" y="9">Hangs</text><text x="150" y="18">Stands</text>
    <text x="50" y="80">Below</text><text x="55" y="83">Above</text>
  </svg>`);
  expect(await page.evaluate(drawnLabels)).toEqual([
    '"Below" lies on "Above" in a drawing',
    '"Hangs" is not in the middle of its box in a drawing',
  ]);
});

test('the check reports figures and names that a line break splits', async ({ page }) => {
  await page.setContent(`<p style="width: 8ch">Above 10 million, by e-mail</p><p>10 million, <code>a-name</code></p>
    <p style="width: 5ch"><code>your-name</code></p>`);
  expect(await page.evaluate(brokenFigures)).toEqual([
    '"10 million" is broken in "Above 10 million, by e-mail"',
    '"your-name" is broken',
  ]);
});

test('the check reports content that scrolls sideways without an indication or a name', async ({ page }) => {
  const wide = '<p style="width: 2000px">Wide</p>';
  await page.setContent(`<main><section style="overflow-x: auto">${wide}</section>
    <section style="overflow-x: auto; mask-image: linear-gradient(red, blue)" aria-label="Rates" tabindex="0">${wide}</section></main>`);
  expect(await page.evaluate(silentCuts)).toEqual([
    '<section> "Wide" is cut at its edge without a sign',
    '<section> "Wide" cannot be scrolled by keyboard, or has no name',
  ]);
});

test('the check reports a sentence laid out in separate columns', async ({ page }) => {
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
  for (const name of ['Solutions', 'Wholesale', 'Resources']) {
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
    await expectReadable(page);
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
