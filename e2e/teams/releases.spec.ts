import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { LocalSite } from '@site/dev-tools/local-site.ts';
import type { Page } from 'playwright/test';
import { headed } from '../support/content-edits.ts';
import { headingAt } from '../support/document-heading.ts';
import { follow } from '../support/follow.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { test as base } from '../support/team-test.ts';
import { useSite } from '../support/use-site.ts';

const PAGE = 'pages/sip-trunking/content.ts';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const test = base.extend<object, { runningSite: LocalSite }>({
  runningSite: [async ({ team }, use) => useSite({ remotes: { wholesale: team.url } }, use), { scope: 'worker' }],
});

test('a new release goes live for new visitors while open tabs keep working', async ({
  page,
  context,
  team,
  runningSite,
}) => {
  const former = await headingAt(`${runningSite.url}/sip-trunking`);
  await page.goto('/system-status');
  await hydrated(page);
  await markTab(page);

  await team.publish(PAGE, headed('A heading of the next release'));
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
