import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hydrated } from '@site/dev-tools/browser/hydrated.ts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headed } from '../support/content-edits.ts';
import { readGuideCommands } from '../support/guide-commands.ts';
import { NpmStart } from '../support/npm-start.ts';
import { watchVisitorScript } from '../support/visitor-script.ts';

const PATH = '/sip-trunking';
const PAGE = 'mfe-wholesale/src/pages/sip-trunking';
const HEADING = 'A line that stays';

/** Values of the guide that each team replaces. */
const EXAMPLE = { site: 'https://www.example.com', version: '1.0.0-0190635d11' };

let guide: Map<string, string[]>;
let checkout: Checkout;
let folder: string;
let site: NpmStart;
let browser: Browser;
let colleague: Page;
/** Versions of the team's releases, newest last. */
const versions: string[] = [];

/** Commands of a section with this prefix, as the team types them. */
function typed(heading: string, start: string): string[] {
  const commands = (guide.get(heading) ?? []).filter((command) => command.startsWith(start));
  if (commands.length === 0) throw new Error(`docs/deploy-a-remote.md no longer says "${start}" in "${heading}".`);
  return commands.map((command) =>
    command.replace(EXAMPLE.site, site.url).replace(EXAMPLE.version, versions.at(-1) ?? EXAMPLE.version),
  );
}

/** Runs the first command of a section with this prefix. @returns its output */
async function runCommandOf(heading: string, start: string, ...options: string[]): Promise<string> {
  const [command = ''] = typed(heading, start);
  // The site of this test does not use the default port.
  const address = command.startsWith('npm run site ') ? ['--site', site.url] : [];
  const { code, output } = await checkout.run('sh', '-c', [command, ...options, ...address].join(' '));
  expect(code, output).toBe(0);
  return output;
}

/** Heading for a new visitor of the page. */
async function newVisitorReads(): Promise<string | null> {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(site.url + PATH);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await visitor.close();
  return heading;
}

async function visitorMeetsAnError(): Promise<void> {
  const page = await browser.newPage();
  const isCounted = await watchVisitorScript(page);
  const thrown = page.waitForEvent('pageerror', (error) => error.message.includes('Browsers only'));
  await page.goto(site.url + PATH);
  await page.getByLabel(/lines/i).first().hover();
  await Promise.all([thrown, isCounted()]);
  // The reports of the page must not be lost when the tab closes.
  await page.goto('about:blank');
}

beforeAll(async () => {
  guide = await readGuideCommands('docs/deploy-a-remote.md');
  checkout = await Checkout.create();
  await checkout.commit('The site as it is');
  folder = await mkdtemp(path.join(tmpdir(), 'running-'));
  // Another checkout: the team's builds reach it by its commands only.
  site = new NpmStart(folder, { RUM_SAMPLE: '1' });
  await vi.waitUntil(() => site.url, { timeout: 280_000 });
  browser = await launchBrowser();
  colleague = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true });
  await checkout.remove();
});

test('following one page, a team checks its release and shares a preview, while visitors keep the live release', async () => {
  await checkout.change(`${PAGE}/content.ts`, headed(HEADING));
  expect(await runCommandOf('Check', 'npm run release:check', '--page', PATH)).toMatch(/ok +\/sip-trunking\n/);

  await runCommandOf('Publish', 'npm run build');
  const shown = await runCommandOf('Preview a release', 'npm run site -- push wholesale --preview');
  const [version = ''] = /1\.0\.0-[0-9a-f]{10}/.exec(shown) ?? [];
  versions.push(version);
  const [link = ''] = new RegExp(`${site.url}\\S+`).exec(shown) ?? [];
  await colleague.goto(link);
  await colleague.goto(site.url + PATH);
  expect(await colleague.getByRole('heading', { level: 1 }).textContent()).toBe(HEADING);
  expect(await newVisitorReads()).not.toBe(HEADING);
});

test('the previewed release goes live unchanged', async () => {
  await runCommandOf('Preview a release', 'npm run site -- promote wholesale');
  expect(await newVisitorReads()).toBe(HEADING);
  expect(await runCommandOf('Check status and history', 'npm run site -- status')).toContain(versions.at(-1));
});

test('the page of the remote shows which errors visitors meet in the next release', async () => {
  await checkout.change(`${PAGE}/savings-calculator.tsx`, (text) =>
    text.replace(
      'const [answer, form]',
      "if (typeof window === 'object') throw new Error('Browsers only');\n  const [answer, form]",
    ),
  );
  await runCommandOf('Publish', 'npm run build');
  const published = await runCommandOf('Publish', 'npm run site -- push wholesale');
  expect(published).toMatch(/live in \d+ ms/);
  const [version = ''] = /1\.0\.0-[0-9a-f]{10}/.exec(published) ?? [];
  versions.push(version);

  await visitorMeetsAnError();
  const visitors = colleague.getByRole('region', { name: 'Visitor metrics' });
  const ofRelease = async () => {
    await colleague.goto(`${site.url}/-/remotes/wholesale`);
    return (await visitors.getByRole('listitem').allTextContents()).find((text) => text.includes(version));
  };
  await expect.poll(ofRelease).toMatch(/1 page view, [1-9]\d* uncaught error/);
});

test('a rollback is recorded in the history', async () => {
  await runCommandOf('Roll back', 'npm run site -- rollback wholesale');
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(site.url + PATH);
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(HEADING);
  expect(errors).toEqual([]);

  const history = await runCommandOf('Check status and history', 'npm run site -- history wholesale', '--json');
  const entries: { action: string; version: string }[] = JSON.parse(
    history.slice(history.indexOf('['), history.lastIndexOf(']') + 1),
  );
  const [first, second] = versions;
  expect(entries.slice(0, 3).map(({ action, version }) => [action, version])).toEqual([
    ['rollback', first],
    ['push', second],
    ['promote', first],
  ]);
});
