import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import { expectAccessibleAtAllWidths, expectReadableWhenNarrowOrEnlarged } from '../support/accessibility.ts';
import { broken, headed } from '../support/content-edits.ts';
import { widthOf } from '../support/looks.ts';
import { test as base } from '../support/team-test.ts';
import { useSite } from '../support/use-site.ts';

const PATH = '/sip-trunking';
const CONTENT = 'pages/sip-trunking/content.ts';
const OPERATIONS = '/-/';

const WHOLESALE = { name: 'wholesale team', token: 'wholesale-token-with-enough-letters', remotes: ['wholesale'] };
const OPERATOR = { name: 'the operator', token: 'operator-token-with-enough-letters', remotes: ['*'] };

const test = base.extend({
  runningSite: [
    async ({ team }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
      const file = path.join(folder, 'tokens.json');
      await writeFile(file, JSON.stringify({ tokens: [WHOLESALE, OPERATOR] }));
      await useSite({ remotes: { wholesale: team.url }, environment: { TEAM_TOKENS_FILE: file } }, use);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// The tests share one site and build on each other.
test.describe.configure({ mode: 'serial' });

const heading = async (page: Page) => {
  await page.goto(PATH);
  return page.getByRole('heading', { level: 1 }).textContent();
};

const card = (page: Page, remote: string) => page.getByRole('article', { name: remote });

async function signIn(page: Page, { token }: typeof WHOLESALE) {
  await page.goto(OPERATIONS);
  await page.getByLabel('Team token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Moves the focus to an element with the Tab key. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('on this machine, the live releases are visible without signing in, at every width', async ({ page }) => {
  await page.goto(OPERATIONS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is live');
  for (const remote of ['marketing', 'wholesale', 'support'])
    await expect(card(page, remote)).toContainText(/Live[\s\S]*Release1\.0\.0-[0-9a-f]+/);
  await expect(page.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  await expectAccessibleAtAllWidths(page);
  await expectReadableWhenNarrowOrEnlarged(page);
});

test('a team signs in, rolls back and forward with the keyboard alone, and visitors get the releases', async ({
  page,
  team,
}) => {
  const former = await heading(page);
  const { version } = await team.publish(CONTENT, headed('A heading to go back from'));
  await expect(async () => {
    await page.goto(OPERATIONS);
    await expect(card(page, 'wholesale')).toContainText(version, { timeout: 200 });
  }).toPass();

  await tabTo(page, page.getByLabel('Team token'));
  await page.keyboard.type(WHOLESALE.token);
  await page.keyboard.press('Enter');
  await expect(page.getByText('wholesale team can manage wholesale')).toBeVisible();

  await tabTo(page, card(page, 'wholesale').getByText('Manage'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Note for the history'));
  await page.keyboard.type('not that heading');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: /^Roll back to \S+ wholesale$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('is live, and stays until wholesale is unpinned.');
  await expect(card(page, 'wholesale')).toContainText(`${version} is waiting.`);
  await expectAccessibleAtAllWidths(page);
  expect(await heading(page)).toBe(former);

  await page.goto(OPERATIONS);
  await expect(page.getByRole('status')).toHaveCount(0);
  await card(page, 'wholesale').getByText('Manage').click();
  await page.getByRole('button', { name: 'Unpin wholesale' }).click();
  await expect(page.getByRole('status')).toContainText('wholesale follows its newest release again');
  expect(await heading(page)).toBe('A heading to go back from');
});

test('a team compares two releases and shares one with a colleague by its link', async ({ page, team }) => {
  const { version } = await team.release();
  await signIn(page, WHOLESALE);
  await page.goto(OPERATIONS);
  await page.getByRole('link', { name: 'wholesale', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('wholesale');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: PATH }).first()).toContainText('A heading to go back from');
  await expectAccessibleAtAllWidths(page);

  await page.goBack();
  await page.getByRole('button', { name: `Preview wholesale ${version}` }).click();
  await expect(page.getByRole('status')).toContainText(`Anyone with the link can see wholesale ${version} until`);
  await page.getByRole('button', { name: `End preview wholesale ${version}` }).click();
  await expect(page.getByRole('status')).toContainText(`The preview of wholesale ${version} ended.`);
});

test('a team rolls a former release out to a quarter of the visitors and ends that', async ({
  page,
  team,
  runningSite,
}) => {
  const { version: live } = await team.release();
  const history = await (await fetch(`${runningSite.url}/-/history?remote=wholesale`)).json();
  const former: string = history.find(
    ({ outcome, version }: Record<string, string>) => outcome === 'live' && version !== live,
  ).version;
  await signIn(page, WHOLESALE);
  await page.goto('/-/remotes/wholesale');
  await page.getByLabel('Share with').selectOption('25 % of visitors');
  await page.getByRole('button', { name: `Share wholesale ${former}` }).click();
  await expect(page.getByRole('status')).toContainText(`25 % of visitors now get wholesale ${former}`);
  await expect(page.getByText(`25 % of visitors get ${former}, all others ${live}`)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await expectReadableWhenNarrowOrEnlarged(page);

  await page.goto(OPERATIONS);
  await expect(card(page, 'wholesale')).toContainText('Shared');
  await card(page, 'wholesale').getByText('Manage').click();
  await page.getByRole('button', { name: 'End share wholesale' }).click();
  await expect(page.getByRole('status')).toContainText(
    `The share of wholesale ${former} ended: all visitors get ${live}.`,
  );
  await expect(card(page, 'wholesale')).not.toContainText('Shared');
});

test('a refused release is listed with a sentence that names page and cause, and visitors see no difference', async ({
  page,
  team,
}) => {
  const before = await heading(page);
  await team.publish(CONTENT, broken);
  await expect(async () => {
    await page.goto(OPERATIONS);
    await expect(card(page, 'wholesale')).toContainText('was refused', { timeout: 200 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 release refused');
  await expect(card(page, 'wholesale')).toContainText(/\/sip-trunking.*half finished/);
  expect(await heading(page)).toBe(before);
  await page.goto(OPERATIONS);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  await expectAccessibleAtAllWidths(page);
});

test('a script of a page on the same origin cannot use the session', async ({
  page,
  context,
  consoleWatch,
  runningSite,
}) => {
  // The site would start its fade-out, and the following page has none: Chromium reports that as an error of the
  // former page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, OPERATOR);
  await page.goto('/');
  await hydrated(page);
  consoleWatch.expectMessage(/status of 40[13]/);
  const fetched = await page.evaluate(async () => {
    const read = await fetch('/-/', { headers: { accept: 'text/html' } });
    const sent = await fetch('/-/remotes/marketing/do/pause', {
      method: 'POST',
      body: new URLSearchParams({ formToken: '' }),
    });
    return [read.status, sent.status];
  });
  expect(fetched).toEqual([401, 403]);

  const opened = context.waitForEvent('page');
  await page.evaluate(() => Object.assign(window, { opened: window.open('/-/') }));
  await expect((await opened).getByRole('button', { name: 'Sign out' })).toBeVisible();
  // The page is no longer reachable from its opener.
  await expect.poll(() => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);

  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/-/remotes/marketing/do/pause',
    });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('alert')).toContainText('Nothing was changed: this form belongs to an earlier session.');
  const { releases } = await (await fetch(`${runningSite.url}/-/status`)).json();
  expect(releases.marketing).toMatchObject({ paused: false });
});
