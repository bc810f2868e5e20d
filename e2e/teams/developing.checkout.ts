import { hydrated } from '@site/dev-tools/browser/hydrated.ts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { DevSite } from '@site/dev-tools/dev-site.ts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PAGES = 'mfe-wholesale/src/pages';
const TRUNKS = `${PAGES}/sip-trunking`;
const TITLE = 'Keep the PBX. Change the line.';

let checkout: Checkout;
let dev: DevSite;
let browser: Browser;
let tab: Page;
let url: string;

/** Long enough for a busy machine: `npm run bench -- dev` measures the time. */
const LONGEST_MS = 120_000;

const words = (text: string) => tab.locator('#page').getByText(text).first();
const problems = () => tab.locator('#development-problems');
const lines = () => tab.getByLabel(/lines/i).first();

/** State of the developer's tab, which a new document loses. */
const isSameDocument = () => tab.evaluate(() => 'remembered' in window);

/** Waits for the release of a saved change, which follows the open tab's update: a tab opened earlier reloads. */
async function saved(save: () => Promise<void>): Promise<void> {
  dev.forgetOutput();
  await save();
  await dev.prints(/^built +wholesale$/m);
}

const save = (file: string, change: (text: string) => string) => saved(() => checkout.change(file, change));

async function open(path: string, isHydrated = true): Promise<void> {
  await tab.goto(url + path);
  if (isHydrated) await hydrated(tab);
  await tab.evaluate(() => Object.assign(window, { remembered: true }));
}

beforeAll(async () => {
  checkout = await Checkout.create({ paths: ['mfe-wholesale'] });
  await checkout.write('.gitignore', 'dist-dev/\n');
  await checkout.commit('The pages as they are');
  dev = new DevSite(checkout, 'wholesale');
  await dev.start();
  url = await dev.announces();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  expect(await dev.stop()).toBe(0);
  await checkout.remove();
});
beforeEach(async () => {
  tab = await browser.newPage();
  tab.setDefaultTimeout(LONGEST_MS);
  return () => tab.close();
});

describe('saved changes appear in the open tab, which keeps its input:', () => {
  test('copy of a page', async () => {
    await open('/sip-trunking');
    await lines().fill('37');
    const styles: string[] = [];
    tab.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
    await save(`${TRUNKS}/content.ts`, (text) => text.replace(TITLE, 'Other words'));
    await words('Other words').waitFor();
    await save(`${TRUNKS}/content.ts`, (text) => text.replace('Other words', TITLE));
    await words(TITLE).waitFor();
    expect(styles).toEqual([]);
    expect(await lines().inputValue()).toBe('37');
    expect(await isSameDocument()).toBe(true);
  });

  test('a component and its styles', async () => {
    await open('/sip-trunking');
    await lines().fill('37');
    await save(`${TRUNKS}/savings-calculator.tsx`, (text) =>
      text.replace('<MissingCode', '<p>A new paragraph</p><MissingCode'),
    );
    await words('A new paragraph').waitFor();
    await save(`${TRUNKS}/savings.module.css`, (text) =>
      text.replace('.calculator {', '.calculator { outline: 3px dotted rgb(1, 2, 3);'),
    );
    const outline = () => tab.locator('form', { has: lines() }).evaluate((form) => getComputedStyle(form).outlineColor);
    await expect.poll(outline).toBe('rgb(1, 2, 3)');
    expect(await lines().inputValue()).toBe('37');
    expect(await isSameDocument()).toBe(true);
  });

  test('a page without code, with its open question', async () => {
    await open('/voip-termination', false);
    const question = tab.locator('#page details').last();
    await question.locator('summary').click();
    const early = tab.waitForResponse((response) => response.url().endsWith('/-/dev/pages/voip-termination'));
    await save(`${PAGES}/voip-termination/content.ts`, (text) =>
      text.replace('From your switch to their phone.', 'Words without code'),
    );
    await words('Words without code').waitFor();
    expect((await early).status()).toBe(200);
    expect(await question.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    expect(await isSameDocument()).toBe(true);
    expect(await (await fetch(`${url}/voip-termination`)).text()).toContain('Words without code');
  });
});

describe('errors are shown over the page and in the terminal, with file and line, until they are fixed:', () => {
  const mend = async () => {
    await saved(() => checkout.reset());
    await problems().waitFor({ state: 'detached' });
  };

  test('syntax', async () => {
    await open('/sip-trunking');
    await lines().fill('37');
    await checkout.change(`${TRUNKS}/page.tsx`, (text) => text.replace('<StatStrip', '<<StatStrip'));
    await problems()
      .getByText(/sip-trunking\/page\.tsx:19/)
      .first()
      .waitFor();
    await dev.prints(/sip-trunking\/page\.tsx:19/);
    await words(TITLE).waitFor();
    await mend();
    expect(await lines().inputValue()).toBe('37');
  });

  test('a page that is not declared yet', async () => {
    const undeclared = () =>
      problems().getByText('src/pages/fairs/page.tsx is not declared in src/remote.ts').waitFor();
    await open('/sip-trunking');
    await lines().fill('37');
    await checkout.write(`${PAGES}/fairs/page.tsx`, 'export default () => <h1>Fairs</h1>;');
    await undeclared();
    expect(await isSameDocument()).toBe(true);
    expect(await lines().inputValue()).toBe('37');

    const refused = tab.waitForResponse(/\.hot-update\.json$/);
    await open('/sip-trunking');
    await refused;
    await undeclared();
    expect(await isSameDocument()).toBe(true);
    await mend();
  });

  test('types', async () => {
    await open('/sip-trunking');
    await checkout.change(`${TRUNKS}/content.ts`, (text) => `${text}\nexport const figure: number = 'one';\n`);
    await problems().getByText("Type 'string' is not assignable to type 'number'").waitFor();
    await dev.prints(/^types .*sip-trunking\/content\.ts:\d+:14$/m);
    await mend();
  });

  test('a page that throws while it is rendered', async () => {
    await checkout.change(`${PAGES}/voip-termination/hops.tsx`, (text) =>
      text.replace(
        /export function Hops\(\) \{/,
        (start) => `${start}\n  if (Math.random() < 2) throw new Error('No hop');`,
      ),
    );
    await dev.prints(/^(?:page|site) +wholesale \/voip-termination: .*No hop/m);
    await tab.goto(`${url}/voip-termination`);
    await problems()
      .getByText(/voip-termination\/hops\.tsx:\d+/)
      .waitFor();
    await mend();
    await words('From your switch to their phone.').waitFor();
    await tab.getByRole('banner').waitFor();
  });

  test('an error in the browser only', async () => {
    await checkout.change(`${TRUNKS}/savings-calculator.tsx`, (text) =>
      text.replace(
        'const [answer, form]',
        "if (typeof window === 'object') throw new Error('Browsers only');\n  const [answer, form]",
      ),
    );
    await dev.prints(/^built +wholesale$/m);
    await tab.goto(`${url}/sip-trunking`);
    await lines().hover();
    await problems()
      .getByText(/sip-trunking\/savings-calculator\.tsx:\d+/)
      .first()
      .waitFor();
    await dev.prints(/^browser +\/sip-trunking: .*Browsers only\n.*savings-calculator\.tsx:\d+/m);
    await mend();
  });

  test('a dead link and a page without a title', async () => {
    await open('/sip-trunking');
    await checkout.change(`${TRUNKS}/content.ts`, (text) =>
      text.replace("href: '#savings'", "href: '/sip-trunking/none'"),
    );
    await problems().getByText('/sip-trunking/none').waitFor();
    await checkout.reset();
    await checkout.change(`${TRUNKS}/declaration.ts`, (text) =>
      text.replace("title: 'SIP trunking for the PBX you have | {brand}'", "title: ''"),
    );
    await problems().getByText('Correct meta.title in the declaration of page /sip-trunking').waitFor();
    await mend();
  });
});

test('source maps lead from scripts to their sources', async () => {
  const document = await (await fetch(`${url}/sip-trunking`)).text();
  const [, script = ''] = /data-ahead="[^"]*?(\/remotes\/\S*page-sip-trunking[^" ]*\.js)/.exec(document) ?? [];
  const [, map = ''] = /sourceMappingURL=(\S+)\s*$/.exec(await (await fetch(url + script)).text()) ?? [];
  const { sources } = await (await fetch(new URL(map, url + script))).json();
  expect(sources.join()).toMatch(/mfe-wholesale\/src\/pages\/sip-trunking\/page\.tsx/);
});
