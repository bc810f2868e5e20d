import { test as base, expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { useChangedSite } from '../support/changed-site.ts';
import { follow } from '../support/follow.ts';
import { pages } from '../support/pages.ts';
import { markOf, markTab } from '../support/tab-mark.ts';

const PATH = '/sip-trunking';
const RED = 'rgb(255, 0, 0)';

/** Global styles such as those of a library that expects to own the document. */
const HOSTILE = `
header, footer { display: none !important; }
* { color: ${RED} !important; }
html, body { background: ${RED} !important; font-size: 40px !important; }
:root { --text: ${RED}; --bg: ${RED}; --r-2: 40px; }
h1 { text-transform: uppercase !important; }
`;

const test = base.extend({
  runningSite: [
    async ({}, use) => {
      const append = (css: string) => css + HOSTILE;
      await useChangedSite('wholesale', (team) => team.publish('pages/sip-trunking/savings.module.css', append), use);
    },
    { scope: 'worker' },
  ],
});

// One release serves every test of this file.
test.describe.configure({ mode: 'default' });

/** Time of day of the documents: a page shown by navigation has the date of its own document. */
const TWO_TO_ELEVEN = `${new Date().toISOString().slice(0, 10)}T10:58:00Z`;

test.beforeEach(({ page }) => page.clock.setFixedTime(TWO_TO_ELEVEN));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Computed styles of the elements that a selector matches, including header and footer. */
const looks = (page: Page, selector: string) =>
  page.evaluate(
    (named) =>
      [...document.querySelectorAll(named)].map((element) => {
        const { display, color, backgroundColor, fontSize, borderRadius, textTransform } = getComputedStyle(element);
        const text = element.childElementCount === 0 ? element.textContent : '';
        const name = `${element.tagName} ${text?.slice(0, 30)}`;
        return { name, display, color, backgroundColor, fontSize, borderRadius, textTransform };
      }),
    selector,
  );

/** The page to compare with, once it shows the time: its document contains the time zone only. */
async function statusLooks(page: Page) {
  await page.getByText('14:58 GST').waitFor();
  return looks(page, '#page, #page *');
}

/** Everything around the page. The header marks the current page, which is not listed in it here. */
const layoutLooks = (page: Page) => looks(page, 'html, body, header, header *, footer, footer *');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Asserts that the team's page has its own styles. */
async function expectSpoilt(page: Page): Promise<void> {
  await expect(heading(page)).toHaveCSS('color', RED);
  await expect(heading(page)).toHaveCSS('text-transform', 'uppercase');
}

test('a page with global styles changes neither header nor footer nor the document', async ({ page }) => {
  await open(page, pages.status.path);
  const layout = await layoutLooks(page);
  await open(page, PATH);
  await expectSpoilt(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await layoutLooks(page)).toEqual(layout);
});

test('styles of a page are removed when a visitor opens a page of another team', async ({ page }) => {
  await open(page, pages.status.path);
  const before = await statusLooks(page);

  await open(page, PATH);
  await markTab(page);
  await follow(page, pages.status.path);
  await expect(heading(page)).toHaveText(pages.status.heading);
  expect(await statusLooks(page)).toEqual(before);
  expect(await markOf(page)).toBe('same document');

  await page.goBack();
  await expectSpoilt(page);
});

test('styles of a preloaded page take effect only when it is shown', async ({ page }) => {
  await open(page, pages.status.path);
  await markTab(page);
  const before = await statusLooks(page);
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'SIP trunking', id: 'ahead' });
    document.querySelector('footer')?.append(link);
  }, PATH);
  const loaded = page.waitForResponse((response) => /page-sip-trunking.*\.css$/.test(response.url()));
  await page.locator('#ahead').hover();
  await loaded;
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('page-sip-trunking')));
  expect(await statusLooks(page)).toEqual(before);

  await page.locator('#ahead').click();
  await expectSpoilt(page);
  await follow(page, pages.status.path);
  await expect(heading(page)).toHaveText(pages.status.heading);
  expect(await statusLooks(page)).toEqual(before);
  expect(await markOf(page)).toBe('same document');
});
