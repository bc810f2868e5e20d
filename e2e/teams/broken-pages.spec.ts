import { test as base, expect, hydrated } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { useChangedSite } from '../support/changed-site.ts';
import { faulty } from '../support/faulty-page.ts';
import { follow } from '../support/follow.ts';
import { pageAt, pages, site } from '../support/pages.ts';
import { markIsGone, markOf, markTab } from '../support/tab-mark.ts';

const PATH = '/sip-trunking';
const broken = pageAt(PATH);
const NOT_LOADED = 'This page could not be loaded';

const test = base.extend<{ errors: string[] }>({
  runningSite: [
    async ({}, use) => {
      await useChangedSite('wholesale', (team) => team.publish('pages/sip-trunking/page.tsx', faulty), use);
    },
    { scope: 'worker' },
  ],
  /** Messages of the tab's `error` events so far. */
  errors: async ({ page, consoleWatch }, use) => {
    consoleWatch.expectMessage(new RegExp(`${PATH}: |Error: a (handler|cleanup)`));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await use(errors);
  },
});

// One release with all faults serves every test of this file.
test.describe.configure({ mode: 'default' });

const reportOf = (fault: string) => `wholesale ${PATH}: Error: ${fault}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Returns the page's part of the document, without the mark of a calculator whose code is there. */
const shownPage = async (page: Page) => (await page.locator('#page').innerHTML()).replace(' data-live=""', '');

/** Opens a document. @returns the page's part of it as served */
async function open(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  await hydrated(page);
  await markTab(page);
  return page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').getElementById('page')?.innerHTML ?? '',
    (await response?.text()) ?? '',
  );
}

async function showsLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' })).toBeVisible();
}

async function showsPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(broken.heading);
  await expect(page).toHaveTitle(broken.title);
  await showsLayout(page);
}

async function saysNotLoaded(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(NOT_LOADED);
  await expect(page).toHaveTitle(`${NOT_LOADED} | ${site.brand}`);
  await showsLayout(page);
}

const breaking = [
  { when: 'in an effect', fault: 'an effect', query: '?effect', act: async () => {} },
  { when: 'when it renders', fault: 'a render', query: '?render', act: async () => {} },
  {
    when: 'after a click',
    fault: 'a render after a click',
    query: '',
    act: (page: Page) => press(page, 'Break the page'),
  },
  {
    when: 'in a lazy part',
    fault: 'a lazy part',
    query: '',
    act: (page: Page) => press(page, 'Break a part'),
  },
];

for (const { when, fault, query, act } of breaking) {
  test(`a document whose page throws ${when} keeps its server-rendered text and working navigation`, async ({
    page,
    errors,
  }) => {
    const served = await open(page, PATH + query);
    await act(page);
    await expect.poll(() => errors).toEqual([reportOf(fault)]);
    expect(await shownPage(page)).toBe(served);
    await showsPage(page);

    await footerLink(page, 'Pricing').click();
    await expect(page).toHaveTitle(pages.pricing.title);
    await page.goBack();
    await showsPage(page);
    await act(page);
    await expect.poll(() => errors).toEqual([reportOf(fault), reportOf(fault)]);
    expect(await shownPage(page)).toBe(served);
    await showsPage(page);
    expect(await markOf(page)).toBe('same document');
  });

  test(`a link to a page that throws ${when} shows that it could not be loaded`, async ({ page, errors }) => {
    await open(page, pages.status.path);
    await follow(page, PATH + query);
    await act(page);
    await saysNotLoaded(page);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: NOT_LOADED })).toBeAttached();
    expect(errors).toEqual([reportOf(fault)]);

    await page.goBack();
    await expect(page).toHaveTitle(pages.status.title);
    await expect(heading(page)).toHaveText(pages.status.heading);
    await page.goForward();
    await act(page);
    await saysNotLoaded(page);
    expect(await markOf(page)).toBe('same document');

    await press(page, 'Try again');
    await showsPage(page);
    expect(await markOf(page)).toBeUndefined();
  });
}

test('a page that throws while it is pre-rendered has no effect until it is visited', async ({ page, errors }) => {
  await open(page, pages.status.path);
  await page.evaluate(() => Object.assign(window, { timesBroken: 0 }));
  await footerLink(page, 'SIP Trunking').hover();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'timesBroken'))).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await expect(heading(page)).toHaveText(pages.status.heading);
  await showsLayout(page);

  await follow(page, PATH);
  await saysNotLoaded(page);
  expect(errors).toEqual([reportOf('a render ahead')]);
  expect(await page.evaluate(() => Reflect.get(window, 'timesBroken'))).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(pages.status.heading);
  expect(await markOf(page)).toBe('same document');
});

test('a page that throws far down keeps the scroll position', async ({ page, errors }) => {
  await open(page, PATH);
  const button = page.getByRole('button', { name: 'Break the page' });
  await button.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await button.click();
  await expect.poll(() => errors).toHaveLength(1);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a page that throws on unmount does not affect the next page', async ({ page, errors }) => {
  await open(page, `${PATH}?cleanup`);
  await footerLink(page, 'Pricing').click();
  await expect(page).toHaveTitle(pages.pricing.title);
  await expect(heading(page)).toHaveText(pages.pricing.heading);
  await expect.poll(() => errors).toEqual(['wholesale /pricing: Error: a cleanup']);
  await showsLayout(page);
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(await markOf(page)).toBe('same document');
});

test('an event handler that throws is reported and changes nothing', async ({ page, errors }) => {
  await open(page, PATH);
  await press(page, 'Break a handler');
  await expect.poll(() => errors).toEqual(['a handler']);
  await showsPage(page);
  await press(page, 'Break the page');
  await expect.poll(() => errors).toHaveLength(2);
});

test('a toast that cannot be rendered is reported, and the next one is shown', async ({ page, errors }) => {
  const served = await open(page, PATH);
  await press(page, 'Break a message');
  await expect.poll(() => errors).toEqual([expect.stringContaining(`shell ${PATH}: Error: `)]);
  expect(await shownPage(page)).toBe(served);
  await press(page, 'Show a message');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('A sound message');
  expect(await markOf(page)).toBe('same document');
});

test('an application that throws keeps the document, whose links load documents', async ({ page, errors }) => {
  const served = await open(page, PATH);
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('no scrolling');
    };
  });
  await follow(page, `${PATH}?again`);
  await expect.poll(() => errors).toEqual([`shell ${PATH}: Error: no scrolling`]);
  await expect.poll(() => shownPage(page)).toBe(served);
  await showsPage(page);

  await footerLink(page, 'Pricing').click();
  await expect(page).toHaveTitle(pages.pricing.title);
  expect(await markOf(page)).toBeUndefined();
});

test('an application that throws on a later page loads the document of that page', async ({ page, errors }) => {
  await open(page, pages.status.path);
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      set: () => {
        throw new Error('no title');
      },
    });
  });
  await follow(page, PATH);
  await markIsGone(page);
  await showsPage(page);
  expect(errors).toEqual([`shell ${PATH}: Error: no title`]);
});
