import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { test as ownTabTest } from '@site/dev-tools/browser/test.ts';
import type { Page, Route } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { expectPage, headerLink } from '../support/following-links.ts';
import { pages, type SitePage } from '../support/pages.ts';
import { markOf, markTab } from '../support/tab-mark.ts';

const scriptsOfRemotes = '**/remotes/**/*.js';

async function open(page: Page, { path }: SitePage): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await markTab(page);
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });
/** URLs of the documents requested from now on. */
function documentsRequestedBy(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

const isCode = (url: string) => /\.(?:js|css)$/.test(url);

/** URLs of the scripts and style sheets transferred from now on, excluding cache hits. */
async function transferredFiles(page: Page): Promise<string[]> {
  const transferred: string[] = [];
  const waiting = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestServedFromCache', ({ requestId }) => waiting.delete(requestId));
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (isCode(url)) waiting.set(requestId, url);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) waiting.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const url = waiting.get(requestId);
    if (url) transferred.push(url);
  });
  await session.send('Network.enable');
  return transferred;
}

test('the header opens a page of another remote without a document load', { tag: '@gateway' }, async ({ page }) => {
  await open(page, pages.status);
  const documents = documentsRequestedBy(page);

  await headerLink(page, 'Pricing').click();
  await expectPage(page, pages.pricing);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', pages.pricing.description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(page.url()).href);
  expect(documents).toEqual([]);
  expect(await markOf(page)).toBe('same document');
});

test('focus and announcement follow the visitor to the new page', { tag: '@gateway' }, async ({ page }) => {
  await open(page, pages.home);
  await footerLink(page, 'System Status').click();
  await expectPage(page, pages.status);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: pages.status.title })).toBeAttached();

  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(page.getByRole('main').locator(focused)).toBeVisible();
});

test('a new page starts at its top', async ({ page }) => {
  await open(page, pages.rates);
  await footerLink(page, 'Help Center').click();
  await expectPage(page, pages.help);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a new page is never painted at the former scroll position', async ({ page }) => {
  await open(page, pages.rates);
  const link = footerLink(page, 'Help Center');
  await link.scrollIntoViewIfNeeded();
  const places = page.evaluate(
    (heading) =>
      new Promise<number[]>((resolve) => {
        const tops: number[] = [];
        const { port1, port2 } = new MessageChannel();
        // A message sent in a frame arrives once the frame is painted.
        port1.onmessage = () => {
          tops.push(scrollY);
          if (tops.length === 3) resolve(tops);
        };
        const watch = () => {
          if (document.querySelector('#page h1')?.textContent === heading) port2.postMessage('');
          requestAnimationFrame(watch);
        };
        watch();
      }),
    pages.help.heading,
  );
  await link.click();
  expect(await places).toEqual([0, 0, 0]);
});

test('back and forward navigate without a document load', async ({ page }) => {
  await open(page, pages.sipArticle);
  await headerLink(page, 'Contact').click();
  await expectPage(page, pages.contact);
  await footerLink(page, 'Sitemap').click();
  await expectPage(page, pages.sitemap);

  await page.goBack();
  await expectPage(page, pages.contact);
  await page.goBack();
  await expectPage(page, pages.sipArticle);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(pages.sipArticle.sections);
  await page.goForward();
  await expectPage(page, pages.contact);
  expect(await markOf(page)).toBe('same document');
});

test('Back works after a reload', async ({ page }) => {
  await open(page, pages.status);
  await headerLink(page, 'Contact').click();
  await expectPage(page, pages.contact);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectPage(page, pages.status);
  await page.goForward();
  await expectPage(page, pages.contact);
});

/** Opens three pages by links, and moves the pointer off the last one. */
async function followTwoLinks(page: Page): Promise<void> {
  await open(page, pages.status);
  await headerLink(page, 'Contact').click();
  await expectPage(page, pages.contact);
  await footerLink(page, 'Sitemap').click();
  await expectPage(page, pages.sitemap);
  await page.mouse.move(0, 0);
}

test('Back and Forward work before the code of a reloaded page is loaded', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await followTwoLinks(page);
  await page.route(application, (route) => route.abort());
  await page.reload();
  await page.goBack();
  await expectPage(page, pages.contact);
  await page.goForward();
  await expectPage(page, pages.sitemap);
});

test('Back works before the code of a page is loaded that a visitor returns to from elsewhere', async ({ page }) => {
  await followTwoLinks(page);
  await page.goto('/robots.txt');
  const release = await holdRequests(page, application);
  await page.goBack();
  await expectPage(page, pages.sitemap);
  await page.goBack();
  await expectPage(page, pages.contact);
  release();
});

test('Back from a place of the page loads no document, also before its code is loaded', async ({ page }) => {
  const [anchor = ''] = pages.rates.anchors;
  const release = await holdRequests(page, application);
  await page.goto(pages.rates.path);
  await markTab(page);
  await page.evaluate((hash) => Object.assign(location, { hash }), anchor);
  await page.goBack();
  await expect(page).toHaveURL(pages.rates.path);
  release();
  await hydrated(page);
  expect(await markOf(page)).toBe('same document');
});

test('a link whose router fails to load loads a document', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await open(page, pages.status);
  await page.route('**/router.*.js', (route) => route.abort());
  await headerLink(page, 'Contact').click();
  await expectPage(page, pages.contact);
  expect(await markOf(page)).toBeUndefined();
});

test('a page that was left and opened again is at its top', async ({ page }) => {
  await open(page, pages.rates);
  await footerLink(page, 'System Status').click();
  await expectPage(page, pages.status);
  await page.goBack();
  await expectPage(page, pages.rates);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await open(page, pages.rates);
  const place = await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    return scrollY;
  });
  expect(place).toBe(600);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a link within a page scrolls without a document load', async ({ page }) => {
  await open(page, pages.rates);
  const [anchor = ''] = pages.rates.anchors;
  await page.getByRole('main').locator(`a[href="${anchor}"]`).first().click();
  await expect(page).toHaveURL(pages.rates.path + anchor);
  await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(pages.rates.path);
  expect(await markOf(page)).toBe('same document');
});

test('back and forward within a page restore the scroll position', async ({ page }) => {
  await open(page, pages.rates);
  const [first = '', second = ''] = pages.rates.anchors;
  const scrollTop = () => page.evaluate(() => scrollY);
  const linkTo = (anchor: string) => page.getByRole('main').locator(`a[href="${anchor}"]`).first();
  await linkTo(first).click();
  const atFirst = await scrollTop();
  expect(atFirst).toBeGreaterThan(0);
  await linkTo(second).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(pages.rates.path + second);
  const atSecond = await scrollTop();
  expect(atSecond).toBeGreaterThan(atFirst);

  await page.goBack();
  await expect.poll(scrollTop).toBe(atFirst);
  await page.goBack();
  await expect.poll(scrollTop).toBeLessThan(atFirst);
  await page.goForward();
  await expect.poll(scrollTop).toBe(atFirst);
  await page.goForward();
  await expect.poll(scrollTop).toBe(atSecond);
  expect(await markOf(page)).toBe('same document');
});

test('a fragment of a page is in view again after Back from another page', async ({ page }) => {
  await open(page, pages.rates);
  const [anchor = ''] = pages.rates.anchors;
  await page.getByRole('main').locator(`a[href="${anchor}"]`).first().click();
  await footerLink(page, 'System Status').click();
  await expectPage(page, pages.status);
  await page.goBack();
  await expect(page).toHaveTitle(pages.rates.title);
  await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a link to a fragment of another page scrolls there', async ({ page }) => {
  await open(page, pages.status);
  const [anchor = ''] = pages.rates.anchors;
  await follow(page, pages.rates.path + anchor);
  await expect(page).toHaveTitle(pages.rates.title);
  await expect(page).toHaveURL(pages.rates.path + anchor);
  await expect(page.locator(anchor).getByRole('heading', { level: 2 })).toBeInViewport();
  expect(await markOf(page)).toBe('same document');
});

test('a link with a malformed fragment opens its page', async ({ page }) => {
  await open(page, pages.status);
  await follow(page, `${pages.pricing.path}#50%`);
  await expect(page).toHaveTitle(pages.pricing.title);
  await expect(page).toHaveURL(`${pages.pricing.path}#50%`);
  await follow(page, '#100%-uptime');
  await expect(page).toHaveURL(`${pages.pricing.path}#100%-uptime`);
  await footerLink(page, 'Help Center').click();
  await expectPage(page, pages.help);
  expect(await markOf(page)).toBe('same document');
});

test('Back restores a document whose address has a malformed fragment', async ({ page }) => {
  await open(page, { ...pages.pricing, path: `${pages.pricing.path}#50%` });
  await footerLink(page, 'Help Center').click();
  await expectPage(page, pages.help);
  await page.goBack();
  await expectPage(page, { ...pages.pricing, path: `${pages.pricing.path}#50%` });
  expect(await markOf(page)).toBe('same document');
});

for (const [way, click] of [
  ['with Control or Command', { modifiers: ['ControlOrMeta'] }],
  ['with the middle button', { button: 'middle' }],
] as const) {
  test(`a link clicked ${way} opens in a new tab`, async ({ page, context }) => {
    await open(page, pages.home);
    const opened = context.waitForEvent('page');
    await headerLink(page, 'Pricing').click({
      ...click,
      modifiers: [...('modifiers' in click ? click.modifiers : [])],
    });
    await expectPage(await opened, pages.pricing);
    await expectPage(page, pages.home);
  });
}

test('a link to an address unknown to this tab loads a document', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/status of 404/);
  await open(page, pages.home);
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect(await markOf(page)).toBeUndefined();
});

ownTabTest(
  'a page is prefetched when its link is hovered, and shown without another transfer',
  {
    tag: '@gateway',
  },
  async ({ page }) => {
    await open(page, pages.home);
    const arrived: string[] = [];
    page.on('requestfinished', (request) => void arrived.push(request.url()));
    const releasePages = page.waitForResponse(/\/releases\//);
    await headerLink(page, 'Pricing').hover();
    const listed: { path: string; js: string[]; css: string[] }[] = await (await releasePages).json();
    const pricing = listed.find(({ path }) => path === pages.pricing.path);
    const files = [...(pricing?.js ?? []), ...(pricing?.css ?? [])];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) await expect.poll(() => arrived.some((url) => url.endsWith(file))).toBe(true);

    const transferred = await transferredFiles(page);
    await headerLink(page, 'Pricing').click();
    await expectPage(page, pages.pricing);
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
    expect(transferred.filter((url) => url.includes('/remotes/'))).toEqual([]);
  },
);

ownTabTest(
  'a page is rendered while its link is hovered, hidden from everybody, and shown by the click',
  async ({ page }) => {
    await open(page, pages.home);
    await headerLink(page, 'Pricing').hover();
    const heading = page.locator('h1', { hasText: pages.pricing.heading });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await expectPage(page, pages.home);
    await expect(page.locator('#page')).toHaveCount(1);
    await heading.evaluate((element) => Object.assign(element, { wasRenderedAhead: true }));

    await headerLink(page, 'Pricing').click();
    await expectPage(page, pages.pricing);
    expect(await heading.evaluate((element) => 'wasRenderedAhead' in element)).toBe(true);
    await expect(page.locator('#main > div')).toHaveCount(1);
    await page.getByText('Monthly', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
);

ownTabTest('a page that was rendered ahead follows the query of the link that leads to it', async ({ page }) => {
  await open(page, pages.home);
  await headerLink(page, 'Pricing').hover();
  await expect(page.locator('h1', { hasText: pages.pricing.heading })).toBeAttached();
  await follow(page, `${pages.pricing.path}?billing=monthly`);
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

for (const { what, message, answer } of [
  {
    what: 'missing',
    message: /status of 404/,
    answer: (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  },
  { what: 'cut off', message: /net::ERR_FAILED/, answer: (route: Route) => route.abort() },
]) {
  ownTabTest(`a page whose code is ${what} is shown as its document`, async ({ page, consoleWatch }) => {
    consoleWatch.expectMessage(message);
    await open(page, pages.contact);
    await page.getByLabel('First name').fill('Noor');
    await page.route(scriptsOfRemotes, answer);
    const documents = documentsRequestedBy(page);
    await follow(page, pages.sipArticle.path);
    await expectPage(page, pages.sipArticle);
    expect(await markOf(page)).toBeUndefined();
    expect(documents).toHaveLength(1);

    await page.unroute(scriptsOfRemotes);
    await page.goBack();
    await expectPage(page, pages.contact);
    await expect(page.getByLabel('First name')).toHaveValue('Noor');
  });
}

ownTabTest('Back to a page whose code is missing shows its document', async ({ page, consoleWatch }) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await open(page, pages.home);
  await headerLink(page, 'Pricing').click();
  await expectPage(page, pages.pricing);
  await page.reload();
  await hydrated(page);
  await page.route(scriptsOfRemotes, (route) => route.abort());
  const documents = documentsRequestedBy(page);
  await page.goBack();
  await expectPage(page, pages.home);
  expect(documents).toHaveLength(1);
});

ownTabTest(
  'a page whose code cannot be loaded offline says so in its place and recovers on "Try again"',
  async ({ page, context, consoleWatch }) => {
    consoleWatch.expectMessage(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page, pages.home);
    await footerLink(page, 'Contact').hover();
    await expect(page.locator('h1', { hasText: pages.contact.heading })).toBeAttached();
    await context.setOffline(true);
    await headerLink(page, 'Pricing').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await expect(page).toHaveURL(pages.pricing.path);
    await expect(page.getByRole('banner')).toBeVisible();

    // An attempt that is still running when the visitor is online again succeeds.
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, pages.pricing);
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
    expect(await markOf(page)).toBe('same document');
  },
);
