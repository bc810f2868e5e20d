import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { headed } from '../support/content-edits.ts';
import { follow } from '../support/follow.ts';
import { siteCommand } from '../support/site-command.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { testWithoutTeamServer } from '../support/team-test.ts';

const PATH = '/sip-trunking';
const CONTENT = 'pages/sip-trunking/content.ts';
const PREVIEWED_HEADING = 'A heading that somebody should read first';

const test = testWithoutTeamServer();

const heading = async (page: Page) => {
  await page.goto(PATH);
  return page.getByRole('heading', { level: 1 }).textContent();
};

test('a preview shows a release to a colleague before visitors get it', async ({
  page,
  browser,
  consoleWatch,
  team,
  runningSite,
}) => {
  const before = await heading(page);
  const { version } = await team.publish(CONTENT, headed(PREVIEWED_HEADING));
  const pushed = await siteCommand(runningSite.url, 'push', 'wholesale', team.dist, '--preview');
  expect(pushed).toMatchObject({ code: 0, stderr: '' });

  await page.goto(new URL(/\/-preview\/\w+/.exec(pushed.stdout)?.[0] ?? '', runningSite.url).href);
  await expect(page).toHaveURL('/');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`Preview of wholesale ${version} until `);
  await hydrated(page);
  await markTab(page);
  await follow(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PREVIEWED_HEADING);
  await expect(bar).toBeVisible();
  expect(await markOf(page)).toBeDefined();
  expect(await heading(page)).toBe(PREVIEWED_HEADING);
  await expectAccessibleAtAllWidths(page);

  const visitor = await browser.newPage({ baseURL: runningSite.url });
  await consoleWatch.during(visitor, async () => {
    expect(await heading(visitor)).toBe(before);
    await expect(visitor.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  });
  await visitor.close();

  await bar.getByRole('link', { name: 'End preview' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar).toHaveCount(0);
  expect(await heading(page)).toBe(before);
});
