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

interface Fixtures {
  folder: string;
  /** Pushes the release of the team. */
  pushEvents: () => Promise<CommandResult>;
  runningSite: LocalSite;
}

const test = base.extend<object, Fixtures>({
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
  pushEvents: [
    async ({ folder, runningSite }, use) => {
      await use(async () => {
        const dist = path.join(folder, 'dist');
        await cp(FIXTURE, dist, { recursive: true });
        const statement = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8'));
        statement.pages[0].navigation = navigation;
        await writeFile(path.join(folder, 'remote.json'), JSON.stringify(statement));
        await rm(path.join(dist, 'remote.json'));
        const describe = ['describe', dist, path.join(folder, 'remote.json')];
        await run(inProject('node_modules/.bin/remote-kit'), describe);
        return siteCommand(runningSite.url, 'push', 'events', dist);
      });
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

test('one push adds a page of a new team to menu and footer of all pages', async ({ page, pushEvents }) => {
  await page.goto(pages.pricing.path);
  await hydrated(page);
  await markTab(page);
  expect(await pushEvents()).toMatchObject({ code: 0 });

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
