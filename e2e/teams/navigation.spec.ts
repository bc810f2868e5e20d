import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { LocalSite } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import type { Page } from 'playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { pages } from '../support/pages.ts';
import { type CommandResult, siteCommand } from '../support/site-command.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { useSite } from '../support/use-site.ts';

const run = promisify(execFile);
const FIXTURE = inProject('e2e/fixtures/html-remote');

/** Navigation entry that the page declares. */
const navigation = [
  { group: 'resources', label: 'Meetings', order: 35, description: 'Where to meet us' },
  { group: 'company', label: 'Events', order: 5 },
];

interface Events {
  /** Pushes a release of the team. */
  push(version: string, entries: object[]): Promise<CommandResult>;
}

const test = base.extend<object, { folder: string; events: Events; runningSite: LocalSite }>({
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'events-'));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  runningSite: [
    // Registered without a release.
    async ({ folder }, use) => useSite({ remotes: { events: path.join(folder, 'nothing') } }, use),
    { scope: 'worker' },
  ],
  events: [
    async ({ folder, runningSite }, use) => {
      const push = async (version: string, entries: object[]) => {
        const dist = path.join(folder, version);
        await cp(FIXTURE, dist, { recursive: true });
        const statement = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8'));
        statement.version = version;
        if (entries.length > 0) statement.pages[0].navigation = entries;
        await writeFile(path.join(folder, 'remote.json'), JSON.stringify(statement));
        await rm(path.join(dist, 'remote.json'));
        const describe = ['describe', dist, path.join(folder, 'remote.json')];
        await run(inProject('node_modules/.bin/remote-kit'), describe);
        return siteCommand(runningSite.url, 'push', 'events', dist);
      };
      await use({ push });
    },
    { scope: 'worker' },
  ],
});

// The tests build on each other.
test.describe.configure({ mode: 'serial' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Resources' });
const panel = (page: Page) => page.locator('#menu-resources');
const column = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Footer' })
    .locator('div')
    .filter({ hasText: /^Company/ });

test('one push adds a page of a new team to menu and footer of all pages', async ({ page, events }) => {
  await page.goto(pages.pricing.path);
  await hydrated(page);
  await markTab(page);
  const pushed = await events.push('1.1.0', navigation);
  expect(pushed).toMatchObject({ code: 0 });

  // An open tab keeps its documents and keeps working.
  await expect(column(page).getByRole('link')).toHaveCount(5);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await markOf(page)).toBe('same document');

  for (const { path: address } of [pages.pricing, pages.status, pages.rates]) {
    await page.goto(address);
    await expect(column(page).getByRole('link')).toHaveText([
      'Events',
      'About',
      'Careers',
      'Press',
      'Partners',
      'Blog',
    ]);
  }
  await menu(page).click();
  await expect(panel(page).getByRole('listitem').locator('b')).toHaveText([
    'Resources',
    'Help Center',
    'API Docs',
    'Meetings',
    'Training',
  ]);
  await panel(page).getByRole('link', { name: 'Meetings Where to meet us' }).click();
  await expect(page).toHaveURL(/\/meetings$/);
  await expect(menu(page)).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).locator('[aria-current]')).toHaveText(/Meetings/);
});

test('a menu with an additional entry is accessible at all widths', async ({ page }) => {
  await page.goto('/meetings');
  await menu(page).click();
  await expect(panel(page)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
});

test('a team whose entry reuses a label gets an error, and visitors see no difference', async ({ page, events }) => {
  const { code, stderr } = await events.push('1.2.0', [{ group: 'company', label: 'Careers', order: 1 }]);
  expect(code).toBe(1);
  expect(stderr).toContain('Entry "Careers" in the footer column Company has the same label as the entry of /careers.');
  await page.goto(pages.pricing.path);
  await expect(column(page).getByRole('link').first()).toHaveText('Events');
});

test('a release without the entry removes the page from menu and footer', async ({ page, events }) => {
  expect(await events.push('1.3.0', [])).toMatchObject({ code: 0 });
  await page.goto(pages.pricing.path);
  await expect(column(page).getByRole('link')).toHaveText(['About', 'Careers', 'Press', 'Partners', 'Blog']);
  await menu(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
});
