import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page, Response } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { pages } from '../support/pages.ts';

/** Scripts that the tab receives from now on. */
function receivedScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

const copyButton = (page: Page) => page.getByRole('button', { name: /^Copy/ }).first();
const copyOutcome = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

/** Suspends React on the page until it is resumed: its scheduler sends itself a message for every task. */
function pauseReact(): void {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  const hold = function (this: MessagePort, message: unknown) {
    held.push(() => Reflect.apply(postMessage, this, [message]));
  };
  const resume = () => {
    Object.assign(MessagePort.prototype, { postMessage });
    for (const send of held) send();
  };
  Object.assign(MessagePort.prototype, { postMessage: hold });
  Object.assign(window, { resumeReact: resume });
}

test('a press during hydration is not delayed and takes effect afterwards', async ({ page }) => {
  await page.addInitScript(pauseReact);
  await page.goto(pages.apiDocs.path);
  const main = page.getByRole('main');
  await copyButton(page).hover();
  await expect
    .poll(() => main.evaluate((root) => Object.keys(root).some((key) => /^__reactContainer/.test(key))))
    .toBe(true);
  await copyButton(page).click();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.evaluate(() => (window as unknown as { resumeReact: () => void }).resumeReact());
  await expect(copyOutcome(page)).toBeVisible();
});

test("a press before the page's code is loaded takes effect once it is", async ({ page }) => {
  const release = await holdRequests(page, application);
  await page.goto(pages.apiDocs.path);
  await copyButton(page).click();
  release();
  await expect(copyOutcome(page)).toBeVisible();
});

/** Opens the pricing page without its code. @returns the buttons of its plans, and the start of the code */
async function openPlans(page: Page) {
  const start = await holdRequests(page, application);
  await page.goto(pages.pricing.path);
  const plan = (index: number) => page.locator('main article a[data-enhanced]').nth(index);
  const choose = (index: number) => plan(index).evaluate((link: HTMLElement) => link.click());
  return { plan, choose, start };
}

const solution = (page: Page) => page.locator('#pricing-expert-form [name=solution]');

test("the last plan chosen before the page's code is loaded is the chosen one", async ({ page }) => {
  const { choose, start } = await openPlans(page);
  await choose(1);
  await choose(0);
  await choose(1);
  start();
  await hydrated(page);
  await expect(solution(page)).toHaveValue('Business');
});

test('a plan opened in another tab before the code is loaded is not chosen in this one', async ({ page }) => {
  const { plan, start } = await openPlans(page);
  await plan(1).click({ modifiers: ['Control'] });
  start();
  await hydrated(page);
  await expect(solution(page)).toHaveValue('');
});

test('a plan chosen before the code is loaded does not take the focus from a field', async ({ page }) => {
  const { choose, start } = await openPlans(page);
  await choose(1);
  const note = page.locator('#pricing-expert-form [name=note]');
  await note.fill('Forty people');
  start();
  await hydrated(page);
  await expect(note).toBeFocused();
});

test('the document of an unknown address hydrates', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveTitle(pages.sitemap.title);
});

test('a document that an extension has changed before hydration keeps its text', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/Error: marketing \/pricing: .*React error #418/);
  await page.route(application, async (route) => {
    await page.evaluate(() => document.querySelector('main form')?.prepend(document.createElement('aside')));
    await route.continue();
  });
  await page.goto(pages.pricing.path);
  await hydrated(page);
  await expect(page.locator('aside')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.pricing.heading);
});

test('pages of all remotes share one React', { tag: '@gateway' }, async ({ page }) => {
  const scripts = receivedScripts(page);
  await page.goto(pages.pricing.path);
  await hydrated(page);
  for (const { path, title } of [pages.rates, pages.help, pages.pricing]) {
    await follow(page, path);
    await expect(page).toHaveTitle(title);
  }

  const texts = await Promise.all(scripts.map((script) => script.text()));
  const countOf = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  expect(scripts.filter((script) => script.url().includes('/remotes/')).length).toBeGreaterThan(3);
  expect(countOf(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/)).toBe(1);
  expect(countOf(/__REACT_DEVTOOLS_GLOBAL_HOOK__/)).toBe(1);
});
