import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, hydrated } from '@site/dev-tools/browser/test.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { LocalSite } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import type { Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { useSite } from '../support/use-site.ts';

const run = promisify(execFile);
const fixture = (...parts: string[]) => inProject(path.join('e2e/fixtures', ...parts));

/** Remote → folder of a team that uses no tool of ours except `remote-kit describe`. */
const teams = { resellers: 'rspack-remote', integrators: 'vite-remote', events: 'html-remote' };

/** Builds as the team does, and describes the output. */
async function release(folder: string, output: string): Promise<void> {
  if (folder === 'html-remote') await cp(fixture(folder), output, { recursive: true });
  else await run(process.execPath, [fixture(folder, 'build.mjs'), output]);
  await run(inProject('node_modules/.bin/remote-kit'), ['describe', output, fixture(folder, 'remote.json')]);
}

const test = base.extend<object, { runningSite: LocalSite }>({
  runningSite: [
    async ({}, use) => {
      const dist = await mkdtemp(path.join(tmpdir(), 'other-tools-'));
      const releases = Object.entries(teams).map(([name, folder]) => ({ name, folder, output: path.join(dist, name) }));
      await Promise.all(releases.map(({ folder, output }) => release(folder, output)));
      const remotes = Object.fromEntries(releases.map(({ name, output }) => [name, output]));
      await useSite({ remotes }, use);
      await rm(dist, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// One site serves the pages of all three.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Asserts that the page is styled and hydrated. */
async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('#page section')).toHaveCSS('background-color', 'rgb(255, 243, 214)');
  await page.getByRole('button', { name: '1 seat' }).click();
  await expect(page.getByRole('button', { name: '2 seats' })).toBeVisible();
}

for (const [tool, address, title] of [
  ['rspack', '/resellers', 'Resellers'],
  ['Vite', '/integrators', 'Integrators'],
] as const) {
  test(`a page built with ${tool} is live in its document, in the layout of the site`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expect(heading(page)).toHaveText(new RegExp(`^${title} of \\w`));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectLive(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`a page built with ${tool} opens without a document load`, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await markTab(page);
    await follow(page, address);
    await expect(heading(page)).toHaveText(new RegExp(`^${title}`));
    await expectLive(page);
    expect(await markOf(page)).toBe('same document');
  });
}

test('a page of plain HTML runs its script, also after leaving and returning', async ({ page }) => {
  await page.goto('/meetings');
  await expect(heading(page)).not.toContainText('{brand}');
  await expect(page.locator('#page section')).toHaveCSS('background-color', 'rgb(255, 243, 214)');
  const dates = page.getByText('Every first Monday');
  await expect(dates).toBeHidden();
  await page.getByRole('button', { name: 'When' }).click();
  await expect(dates).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.locator('#page').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await hydrated(page);
  await page.goBack();
  await expect(heading(page)).toContainText('Meetings');
  await page.getByRole('button', { name: 'When' }).click();
});
