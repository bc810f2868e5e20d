import { VITALS_PATH, type ViewReport } from '@site/contracts/vitals';
import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import { withoutRateLimits } from '@site/dev-tools/service.ts';
import type { Browser, Page } from 'playwright/test';
import { headed } from '../support/content-edits.ts';
import { headingAt } from '../support/document-heading.ts';
import { follow } from '../support/follow.ts';
import { siteCommand } from '../support/site-command.ts';
import { markOf, markTab } from '../support/tab-mark.ts';
import { testWithoutTeamServer } from '../support/team-test.ts';

const PATH = '/sip-trunking';
const CONTENT = 'pages/sip-trunking/content.ts';
const SHARED_HEADING = 'A heading that some visitors read';

const test = testWithoutTeamServer({ ...withoutRateLimits, RUM_SAMPLE: '1', SHARE_CHECK_MS: '50' });

// The tests share one site and build on each other.
test.describe.configure({ mode: 'serial' });

/** Opens a browser with a user agent of its own, which may belong to another share of the visitors. */
const openBrowser = async (browser: Browser, url: string, number: number): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, userAgent: `Mozilla/5.0 browser ${number}` });
  return context.newPage();
};

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

const headingFor = (url: string, number: number) =>
  headingAt(url + PATH, { 'user-agent': `Mozilla/5.0 browser ${number}` });

/** Numbers of a browser that gets the shared release, and of one that does not. */
async function oneOfEach(url: string): Promise<[shared: number, other: number]> {
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const headings = await Promise.all(numbers.map((number) => headingFor(url, number)));
  const shared = headings.indexOf(SHARED_HEADING);
  const other = headings.findIndex((heading) => heading !== SHARED_HEADING);
  expect(Math.min(shared, other)).toBeGreaterThanOrEqual(0);
  return [shared, other];
}

/** Sends reports of sampled visitors, as their browsers do. */
async function report(url: string, view: ViewReport, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 5) {
    const body = JSON.stringify({ views: Array.from({ length: 5 }, () => view) });
    const { status } = await fetch(url + VITALS_PATH, {
      method: 'POST',
      body,
      headers: { origin: url, 'content-type': 'application/json' },
    });
    expect(status).toBe(204);
  }
}

test('a release is rolled out to half of the visitors, each of whom keeps their version', async ({
  browser,
  consoleWatch,
  team,
  runningSite,
}) => {
  const { url } = runningSite;
  const former = await headingFor(url, 0);
  const { version } = await team.publish(CONTENT, headed(SHARED_HEADING));
  await siteCommand(url, 'push', 'wholesale', team.dist, '--preview');
  expect(await siteCommand(url, 'share', `wholesale@${version}`, '50%')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^50 % of visitors now get wholesale /),
  });

  const expected = [SHARED_HEADING, former];
  for (const [index, number] of (await oneOfEach(url)).entries()) {
    const page = await openBrowser(browser, url, number);
    await consoleWatch.during(page, async () => {
      await page.goto('/');
      await hydrated(page);
      await markTab(page);
      await follow(page, PATH);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[index] ?? '');
      expect(await markOf(page), 'no document was loaded').toBeDefined();
      await page.goto('/pricing');
      await page.goto(PATH);
      expect(await headingOf(page)).toBe(expected[index]);
      await page.reload();
      expect(await headingOf(page)).toBe(expected[index]);
      expect(await page.context().cookies()).toEqual([]);
    });
    await page.context().close();
  }
  // The reports name the release that the visitor saw.
  const metrics = () => runningSite.formsMetrics();
  await expect.poll(metrics).toContain(`visitor_views_total{remote="wholesale",release="${version}",group="${PATH}"}`);
});

test('the share ends automatically when visitors report errors, and the team sees the reason', async ({
  team,
  runningSite,
}) => {
  const { url } = runningSite;
  const { version } = await team.release();
  const { share } = JSON.parse((await siteCommand(url, 'status', '--json')).stdout);
  expect(share).toMatchObject({ remote: 'wholesale', version, percent: 50 });

  const view = { remote: 'wholesale', group: PATH, vitals: { LCP: 900, INP: 80 } };
  await report(url, { ...view, release: share.base }, 60);
  await report(url, { ...view, release: version, errors: 1 }, 60);
  await expect.poll(async () => (await (await fetch(`${url}/-/status`)).json()).share).toBeNull();

  const [last] = JSON.parse((await siteCommand(url, 'history', 'wholesale', '--json')).stdout);
  expect(last).toMatchObject({ action: 'end-share', version, by: 'shell' });
  expect(last.reason).toMatch(/^Uncaught errors: \d+ in \d+ sampled page views with /);
  const headings = await Promise.all(Array.from({ length: 40 }, (_, number) => headingFor(url, number)));
  expect(headings).not.toContain(SHARED_HEADING);
});
