import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import type { Browser } from 'playwright';
import { By } from 'selenium-webdriver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadsOf } from '../support/leads.ts';
import { startWebKit, type WebKit } from './start-webkit.ts';

let site: LocalSite;
let webkit: WebKit;
let chromium: Browser;

beforeAll(async () => {
  site = new LocalSite();
  [webkit, chromium] = await Promise.all([startWebKit(), launchBrowser(), site.start()]);
});

afterAll(async () => {
  await Promise.all([webkit?.stop(), chromium?.close(), site?.stop()]);
});

const setWidth = (width: number) => webkit.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });

const open = (path: string) => webkit.driver.get(new URL(path, site.url).href);
const element = (css: string) => webkit.driver.findElement(By.css(css));
const textOf = (css: string) => element(css).getText();

async function everyPath(): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site.url))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Describes the elements inside the page by styles that neither fonts nor the browser's own styles decide. Fields without a class
 * look like those of the browser, and lists of options are its own. Runs in both browsers.
 */
function looks(): string[] {
  const names = [
    'background-color',
    'border-top-width',
    'color',
    'display',
    'flex-wrap',
    'font-size',
    'padding-left',
    'position',
  ];
  const elements = document.querySelectorAll(
    '#page :not(noscript, noscript *, optgroup, option, br, input:not([class]))',
  );
  return [...elements].map((one) => {
    const styles = getComputedStyle(one);
    const values = names.map((name) => {
      const value = styles.getPropertyValue(name);
      // Engines round fractions of a pixel differently.
      return `${name}: ${value.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))}`;
    });
    return `${one.tagName} ${one.getAttribute('class')} { ${values.join('; ')} }`;
  });
}

test('a visitor sees every page as in Chromium', async () => {
  const paths = await everyPath();
  expect(paths).toContain('/');
  await setWidth(600);
  const width = await webkit.driver.executeScript<number>(() => innerWidth);
  const page = await chromium.newPage({ viewport: { width, height: 900 } });
  for (const path of paths) {
    await page.goto(new URL(path, site.url).href);
    await open(path);
    const differences = async () => {
      const theirs = await page.evaluate(looks);
      const ours = await webkit.driver.executeScript<string[]>(looks);
      if (theirs.length === 0 || ours.length !== theirs.length)
        return [`elements: ${ours.length}, not ${theirs.length}`];
      return theirs.flatMap((look, index) => (look === ours[index] ? [] : [look, `WebKit: ${ours[index]}`]));
    };
    // What scripts of a page show comes later.
    await expect.poll(differences, { message: path }).toEqual([]);
  }
});

test('a visitor opens menus, follows a link without loading a document, and goes back', async () => {
  await setWidth(1200);
  await open('/');
  await element('[popovertarget="menu-solutions"]').click();
  expect(await element('#menu-solutions').isDisplayed()).toBe(true);
  await element('body').sendKeys('\uE00C');
  expect(await element('#menu-solutions').isDisplayed()).toBe(false);

  const heading = await textOf('main h1');
  const link = await element('header nav a[href="/pricing"]');
  await webkit.driver.actions().move({ origin: link }).perform();
  const isHydrated = () => webkit.driver.executeScript(() => document.documentElement.dataset.hydrated);
  await expect.poll(isHydrated).toBe('true');
  await webkit.driver.executeScript(() => {
    Object.assign(window, { isSameDocument: true });
  });
  await link.click();
  await expect.poll(() => textOf('main h1')).not.toBe(heading);
  await webkit.driver.navigate().back();
  await expect.poll(() => textOf('main h1')).toBe(heading);
  expect(await webkit.driver.executeScript(() => 'isSameDocument' in window)).toBe(true);
});

test('a visitor calculates a price', async () => {
  await open('/wholesale-voip-rates');
  const before = await textOf('main output');
  const minutes = await element('main [name=minutes]');
  await minutes.clear();
  await minutes.sendKeys('500000');
  await expect.poll(() => textOf('main output')).not.toBe(before);
});

test('a message of a visitor becomes a lead', async () => {
  await open('/contact');
  const entries = {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@sandline.example',
    message: 'Two sites, forty phones.',
  };
  for (const [name, text] of Object.entries(entries)) await element(`main [name=${name}]`).sendKeys(text);
  await expect.poll(() => textOf('main .captcha')).toContain('Check passed');
  await element('main [data-submit] > button').click();
  await expect.poll(() => textOf('main')).toContain("We'll get back to you within 24 hours.");
  expect(await leadsOf(site, 'contact', entries.email)).toMatchObject([entries]);
});
