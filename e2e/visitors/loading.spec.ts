import { brotliCompressSync } from 'node:zlib';
import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application, starter } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { expectPage, headerLink } from '../support/following-links.ts';
import { captchaBox, formOn, journeys } from '../support/forms.ts';
import { idle } from '../support/idle.ts';
import { pages, site } from '../support/pages.ts';
import { markOf, markTab } from '../support/tab-mark.ts';

const READ_ONLY_BUDGET = 5_000;

/** Addresses of all requests from now on, except for the document and its media. */
function requestedCode(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

const hasLoaded = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

for (const { path } of [pages.home, pages.sipArticle]) {
  test(`reading and scrolling ${path} downloads no framework`, async ({ page }) => {
    const code = requestedCode(page);
    await page.goto(path);
    // Links pass below the pointer.
    await page.getByRole('heading', { level: 1 }).hover();
    const end = page.getByRole('contentinfo').getByText(`© ${site.brand}.`);
    await expect(async () => {
      await page.mouse.wheel(0, 1_000);
      await expect(end).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await idle(page);

    expect(code).toEqual([]);
    const starter = (await page.locator('script[data-application]').textContent()) ?? '';
    expect(starter).not.toBe('');
    expect(brotliCompressSync(starter).length).toBeLessThanOrEqual(READ_ONLY_BUDGET);
    expect(await hasLoaded(page)).toBe(false);
  });
}

for (const [way, reach] of [
  ['hovering', (page: Page) => headerLink(page, 'Pricing').hover()],
  [
    'tabbing to',
    async (page: Page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Wholesale' }).focus();
      await page.keyboard.press('Tab');
    },
  ],
] as const) {
  test(`${way} a link loads the code, and the click shows the page without a document load`, async ({ page }) => {
    await page.goto(pages.home.path);
    await markTab(page);
    const pageCode = page.waitForResponse(/\/remotes\/marketing\/static\/page-pricing/);
    await reach(page);
    await expect(headerLink(page, 'Pricing').and(page.locator(':is(:hover, :focus)'))).toBeVisible();
    await pageCode;

    await headerLink(page, 'Pricing').click();
    await expectPage(page, pages.pricing);
    expect(await markOf(page)).toBe('same document');
  });
}

for (const { path } of [pages.contact, pages.sipArticle]) {
  test(`touching a form of ${path} has an effect before its code is requested`, async ({ page }) => {
    await page.goto(path);
    const added = await page
      .locator('form:visible')
      .first()
      .evaluate((form) => {
        const { length } = document.scripts;
        form.querySelector('input')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return document.scripts.length - length;
      });
    expect(added).toBe(0);
    await expect.poll(() => hasLoaded(page)).toBe(true);
  });
}

for (const { path } of [pages.apiDocs, pages.pricing, pages.rates, pages.contact, pages.help]) {
  test(`reading ${path} downloads no framework`, async ({ page }) => {
    const code = requestedCode(page);
    await page.goto(path);
    await expect.poll(() => code).toHaveLength(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await idle(page);
    expect(code).toEqual([expect.stringMatching(/^\/assets\/static\/start\.\w+\.js$/)]);
  });
}

for (const [what, file] of [
  ['code', application],
  ['starter', starter],
] as const) {
  test(`pressing a plan before the ${what} is loaded opens its form with the plan chosen`, async ({ page }) => {
    const release = await holdRequests(page, file);
    // The load event waits for a starter that is requested before it.
    await page.goto(pages.pricing.path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('article').filter({ hasText: 'Scale' }).getByRole('link', { name: 'Contact Sales' }).click();
    const solution = page.getByRole('combobox', { name: 'Pricing solution' });
    await expect(solution).toBeInViewport();
    await expect(solution).toHaveValue('');
    release();
    await expect(solution).toHaveValue('Enterprise');
  });
}

test('a starter that failed to load is requested again when a control is pressed', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await page.route(starter, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto(pages.pricing.path);
  await failed;
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect.poll(() => hasLoaded(page)).toBe(true);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
});

test('a page with live controls loads no router until a link is approached', async ({ page }) => {
  const code = requestedCode(page);
  const routers = () => code.filter((path) => /\/router\.[^/]+\.js$/.test(path));
  await page.goto(pages.pricing.path);
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  await yearly.check();
  await expect.poll(() => hasLoaded(page)).toBe(true);
  await idle(page);
  expect(routers()).toEqual([]);

  await headerLink(page, 'Contact').hover();
  await expect.poll(routers).toHaveLength(1);
  await expect(yearly).toBeChecked();
  await headerLink(page, 'Contact').click();
  await expectPage(page, pages.contact);
});

test('code that failed to load is requested again at the next sign of intent', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await page.route(application, (route) => route.abort(), { times: 1 });
  await page.goto(pages.home.path);
  const failed = page.waitForEvent('requestfailed');
  await headerLink(page, 'Pricing').hover();
  await failed;
  await page.getByRole('contentinfo').hover();
  await headerLink(page, 'Pricing').hover();
  await expect.poll(() => hasLoaded(page)).toBe(true);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} nothing is preloaded, and links load documents`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const code = requestedCode(page);
    await page.goto(pages.home.path);
    await headerLink(page, 'Pricing').hover();
    await headerLink(page, 'Pricing').focus();
    await idle(page);
    expect(code).toEqual([]);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);

    await page.goto(pages.sipArticle.path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap', exact: true }).click();
    await expectPage(page, pages.sitemap);
  });
}

for (const [title, connection] of [
  ['a visitor', {}],
  ['a visitor who saves data', { saveData: true }],
] as const) {
  test(`${title} who touches the newsletter form gets its code, and keeps earlier input`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const release = await holdRequests(page, application);
    await page.goto(pages.home.path);
    const form = formOn(page, journeys.newsletter);
    const field = form.getByRole('textbox', { name: 'Email' });
    await field.fill('noor@company.example');
    release();
    await expect(captchaBox(form)).toBeVisible();
    await expect(field).toHaveValue('noor@company.example');
    await expect(field).toBeFocused();
  });
}

test('hovering a link loads no code of the newsletter form next to it', async ({ page }) => {
  const code = requestedCode(page);
  await page.goto(pages.home.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).hover();
  await expect.poll(() => code.some((address) => address.includes('page-contact'))).toBe(true);
  await expect.poll(() => hasLoaded(page)).toBe(true);
  await idle(page);
  expect(code.filter((address) => /forms\.|captcha/.test(address))).toEqual([]);
});

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a link of a read-only page loads a document and no framework first', async ({ page }) => {
    await page.goto(pages.sipArticle.path);
    const code = requestedCode(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false }).first().tap();
    await expect(page).toHaveURL('/privacy-policy');
    await idle(page);
    expect(code).toEqual([]);
  });
});
