import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@site/dev-tools/browser/test.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { StaticHost } from '../support/static-host.ts';

const run = promisify(execFile);

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title>
<link rel="icon" href="data:,"></head><body><div id="root"></div><script src="/main.js"></script></body></html>`;

/** Data that Module Federation exposes to its developer tools. */
interface FederationGlobal {
  __FEDERATION__: { moduleInfo: Record<string, { globalName?: string; buildVersion?: string }> };
}

/** Not `document.fonts.check`: Module Federation links each stylesheet twice, and one of the two faces is enough. */
const hasLoadedFont = () =>
  [...document.fonts].some(({ family, status }) => family === 'Funnel Display' && status === 'loaded');

const test = base.extend<object, { portal: StaticHost }>({
  portal: [
    async ({ runningSite }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
      await run(process.execPath, [inProject('e2e/fixtures/other-host/build.mjs'), runningSite.url, folder]);
      await writeFile(path.join(folder, 'index.html'), DOCUMENT);
      const portal = new StaticHost(folder);
      await portal.start();
      await use(portal);
      await portal.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// Both tests use one application.
test.describe.configure({ mode: 'default' });

test('an application on another origin shows a page of the site, with its styles, font and behavior', async ({
  page,
  portal,
  runningSite,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(runningSite.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/sip-trunking');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.textContent();
  const look = () =>
    heading.evaluate((element) => {
      const { color, fontFamily, fontWeight, lineHeight, letterSpacing } = getComputedStyle(element);
      return { color, fontFamily, fontWeight, lineHeight, letterSpacing };
    });
  const onSite = await look();
  foreign.length = 0;

  await page.goto(portal.url);
  await expect(page.getByText('A portal of somebody else')).toBeVisible();
  await expect(heading).toHaveText(words ?? '');
  await expect.poll(look).toEqual(onSite);
  await expect.poll(() => page.evaluate(hasLoadedFont)).toBe(true);
  expect(foreign.every((url) => url.startsWith(portal.url))).toBe(true);

  const calculator = page.getByRole('form').first();
  const answer = calculator.getByRole('status');
  const before = await answer.textContent();
  await calculator.getByRole('textbox').first().fill('123');
  await expect(answer).not.toHaveText(before ?? '');
});

test('developer tools of that application list the remote by name, with the version of the release', async ({
  page,
  portal,
  runningSite,
}) => {
  const { releases } = await (await fetch(`${runningSite.url}/-/composition`)).json();
  await page.goto(portal.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const known = await page.evaluate(() =>
    Object.values((window as unknown as FederationGlobal).__FEDERATION__.moduleInfo),
  );
  expect(known).toContainEqual(
    expect.objectContaining({ globalName: 'site_wholesale', buildVersion: releases.wholesale.version }),
  );
});
