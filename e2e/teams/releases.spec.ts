import type { Release } from '@site/contracts';
import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { test as base, expect, hydrated } from '@site/dev-tools/browser/test.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import type { Page } from 'playwright/test';
import { headed } from '../support/content-edits.ts';
import { headingAt } from '../support/document-heading.ts';
import { follow } from '../support/follow.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { Team } from '../support/team.ts';

const PAGE = 'pages/sip-trunking/content.ts';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Part of the response of `GET /-/composition`. */
interface SiteReport {
  releases: Record<string, { version: string }>;
  refused: { version: string; reason: string }[];
}

interface Lab {
  runningSite: LocalSite;
  team: Team;
  report(): Promise<SiteReport>;
}

/** Reason of a refusal. */
const refusalsOf = async (lab: Lab, { version }: Release) =>
  (await lab.report()).refused.filter((refusal) => refusal.version === version);

const test = base.extend<object, { lab: Lab }>({
  lab: [
    async ({}, use) => {
      const team = new Team('wholesale');
      await team.start();
      const runningSite = new LocalSite({ remotes: { wholesale: team.url }, store: announcedSite().store });
      await runningSite.start();
      await use({
        runningSite,
        team,
        report: async () => (await fetch(`${runningSite.url}/-/composition`)).json() as Promise<SiteReport>,
      });
      await runningSite.stop();
      await team.stop();
    },
    { scope: 'worker' },
  ],
  runningSite: [async ({ lab }, use) => use(lab.runningSite), { scope: 'worker' }],
});

// One site receives the releases of all tests.
test.describe.configure({ mode: 'default' });

test('a new release goes live for new visitors while open tabs keep working', async ({ page, context, lab }) => {
  const former = await headingAt(`${lab.runningSite.url}/sip-trunking`);
  await page.goto('/system-status');
  await hydrated(page);
  await markTab(page);

  await lab.team.publish(PAGE, headed('A heading of the next release'));
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto('/sip-trunking');
    await expect(heading(visitor)).toHaveText('A heading of the next release', { timeout: 200 });
  }).toPass();

  await follow(page, '/sip-trunking');
  await expect(page).toHaveURL(/\/sip-trunking$/);
  await expect(heading(page)).toHaveText(former);
  expect(await markOf(page)).toBe('same document');
});

test('a release whose page throws is refused with a visible reason, and visitors see no difference', async ({
  page,
  lab,
}) => {
  const before = (await lab.report()).releases.wholesale?.version;
  const release = await lab.team.publish('pages/sip-trunking/page.tsx', (text) =>
    text.replace(
      /(export default function \w+\([^)]*\) \{)/,
      '$1\n  if (String(1) === "1") throw new Error("half finished");',
    ),
  );
  await expect
    .poll(() => refusalsOf(lab, release))
    .toEqual([
      {
        remote: 'wholesale',
        version: release.version,
        page: '/sip-trunking',
        reason: expect.stringContaining('half finished'),
        at: expect.any(String),
      },
    ]);
  expect((await lab.report()).releases.wholesale?.version).toBe(before);
  await page.goto('/sip-trunking');
  await expect(heading(page)).toBeVisible();
});

test('a file that was changed after the build is never served', async ({ page, lab }) => {
  await page.goto('/sip-trunking');
  const before = (await heading(page).textContent()) ?? '';

  await lab.team.stopServing();
  const release = await lab.team.publish(PAGE, headed('A tampered release'));
  const file = release.pages.find(({ path }) => path === '/sip-trunking')?.js.at(-1) ?? release.container?.entry ?? '';
  await lab.team.tamper(file);
  await lab.team.serve();
  await expect
    .poll(async () => (await refusalsOf(lab, release)).map(({ reason }) => reason))
    .toEqual([expect.stringMatching(/integrity|larger/)]);
  await page.goto('/sip-trunking');
  await expect(heading(page)).toHaveText(before);
});

test('a stopped remote does not affect visitors, even after a restart of the shell', async ({ page, lab }) => {
  await lab.team.stopServing();
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  await expect(heading(page)).toBeVisible();

  await lab.runningSite.stopShell();
  await lab.runningSite.startShell();
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  await lab.team.serve();
});
