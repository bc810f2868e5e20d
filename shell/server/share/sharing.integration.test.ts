import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { describeFile, hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { StatusReport } from '../steering/api-schemas.ts';
import type { ShownEntry } from '../steering/history-entry.ts';
import type { RemoteFolder } from '../testing/remote-folder.ts';
import { failure, priceIn, priceText, SalesTeam, salesRelease } from '../testing/sales-team.ts';
import { TestShell } from '../testing/test-shell.ts';
import { buildWith } from '../testing/thin-build.ts';

/** Stopped shell with the data that every test begins with, and with documents for shells with and without visitor metrics. */
const former = new SalesTeam();

let team: SalesTeam;
let shell: TestShell;
/** Build folder of the sales team. */
let dist: RemoteFolder;

beforeAll(async () => {
  for (const sample of ['1', '0']) {
    await former.start({ RUM_SAMPLE: sample });
    await store('2.0.0', former);
    await former.shell.stop();
  }
});

afterAll(() => former.dispose());

beforeEach(async () => {
  team = new SalesTeam();
  ({ shell, dist } = team);
  shell.copyStore(former.shell);
  await team.start();
});

afterEach(() => team.dispose());

const site = (...options: string[]) => team.command(...options);

/** Uploads a release without making it live. */
async function store(version: string, to = team) {
  to.dist.publish(salesRelease(version));
  await to.command('push', 'sales', to.dist.path, '--preview');
}

/** Headers of a visitor with a distinct address. */
const addressOf = (visitor: number) => `192.0.2.${visitor % 250}, 198.51.100.${Math.floor(visitor / 250)}`;

const ask = (visitor: number, address: string, of = shell) =>
  of.get(address, { headers: { 'x-forwarded-for': addressOf(visitor), 'user-agent': `browser ${visitor}` } });

const priceFor = async (visitor: number, of = shell) => priceIn(await (await ask(visitor, '/prices', of)).text()) ?? '';

/** Returns the version that each visitor sees. */
async function prices({ of = shell, visitors = 50 } = {}): Promise<string[]> {
  const seen: string[] = [];
  for (let first = 0; first < visitors; first += 50)
    seen.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => priceFor(first + index, of)))));
  return seen;
}

/** Returns the percentage of visitors who see a release. */
const percentOf = (seen: string[], version: string) =>
  (seen.filter((price) => price === version).length * 100) / seen.length;

const status = async () => JSON.parse((await site('status', '--json')).stdout) as StatusReport;
const history = async () => JSON.parse((await site('history', 'sales', '--json')).stdout) as ShownEntry[];

describe('A shared release', () => {
  test('is shown to that share of visitors, and the previous one to all others', async () => {
    expect(await site('share', 'sales@2.0.0', '25%', '--note', 'shorter prices')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^25 % of visitors now get sales 2\.0\.0, all others 1\.0\.0\./),
      stderr: '',
    });
    const seen = await prices({ visitors: 200 });
    expect(percentOf(seen, '2.0.0')).toBeGreaterThan(18);
    expect(percentOf(seen, '2.0.0')).toBeLessThan(32);
    expect(percentOf(seen, '1.0.0')).toBe(100 - percentOf(seen, '2.0.0'));
  });

  test('is shown to the same visitors after restarts and by every shell on the data folder', async () => {
    await site('share', 'sales@2.0.0', '25%');
    const seen = await prices();
    expect(await prices()).toEqual(seen);
    await shell.stop();
    await team.start();
    expect(await prices()).toEqual(seen);
    const other = new TestShell(shell.dataDir);
    onTestFinished(() => other.stop());
    await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    expect(await prices({ of: other })).toEqual(seen);
  });

  test('stays with its visitors when the share grows', async () => {
    await site('share', 'sales@2.0.0', '10%');
    const before = await prices({ visitors: 200 });
    expect(await site('share', 'sales@2.0.0', '50')).toMatchObject({ code: 0 });
    const after = await prices({ visitors: 200 });
    expect(percentOf(after, '2.0.0')).toBeGreaterThan(percentOf(before, '2.0.0'));
    for (const [visitor, price] of before.entries()) if (price === '2.0.0') expect(after[visitor]).toBe('2.0.0');
  });

  test('stays while a new shell cannot compose a live release of another team', async () => {
    const helpRelease = (version: string, shared = {}) =>
      shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }], shared });
    helpRelease('1.1.0', { '@site/toasts': '^1.0.0' });
    await shell.refresh();
    await site('share', 'sales@2.0.0', '50%');
    await shell.stop();
    const build = buildWith('@site/toasts', '2.0.0');
    onTestFinished(() => rmSync(build, { recursive: true }));
    await team.start({ SHELL_DIST: build, REMOTES_POLL_MS: '20' });
    helpRelease('1.2.0');
    await expect.poll(async () => (await status()).releases.help?.version).toBe('1.2.0');
    expect((await status()).share).toMatchObject({ version: '2.0.0' });
    expect(new Set(await prices())).toEqual(new Set(['1.0.0', '2.0.0']));
  });

  test('is consistent: lists, links and scripts lead to that release', async () => {
    await site('share', 'sales@2.0.0', '50%');
    const visitor = (await prices()).indexOf('2.0.0');
    expect(await (await ask(visitor, '/composition.json')).json()).toMatchObject({
      remotes: { sales: { version: '2.0.0' }, help: { version: '1.0.0' } },
    });
    expect((await ask(visitor, '/help')).status).toBe(200);
    expect((await ask(visitor, '/prices/')).headers.get('location')).toBe('/prices');
    expect((await ask(visitor, '/no-such-page')).status).toBe(404);
    for (const version of ['1.0.0', '2.0.0'])
      expect((await ask(visitor, `/remotes/sales/static/only-${version}.js`)).status).toBe(200);
  });

  test('stays when other teams publish', async () => {
    await site('share', 'sales@2.0.0', '50%');
    const seen = await prices();
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help', html: priceText('of help') }] });
    await shell.refresh();
    expect(await prices()).toEqual(seen);
    for (const price of ['1.0.0', '2.0.0'])
      expect(await (await ask(seen.indexOf(price), '/help')).text()).toContain('price of help');
  });

  test('never serves a damaged file, and has those of the live one repaired', async () => {
    const picture = 'media/logo.3a3a3a3a3a.png';
    const change = (release: Release) => ({
      ...release,
      files: { ...release.files, [picture]: describeFile('a picture') },
    });
    dist.write(picture, 'a picture');
    dist.publish({ ...salesRelease('3.0.0'), change });
    await site('push', 'sales', dist.path, '--preview');
    expect(await site('share', 'sales@3.0.0', '50%')).toMatchObject({ code: 0 });
    const seen = await prices();
    for (const content of ['a picture', "'1.0.0';"])
      writeFileSync(path.join(shell.dataDir, 'store/files', hexDigestOf(integrityOf(content))), 'damaged');

    const visitors = ['3.0.0', '1.0.0'].map((price) => seen.indexOf(price));
    const script = '/remotes/sales/static/only-1.0.0.js';
    for (const address of [`/remotes/sales/${picture}`, script])
      expect((await ask(visitors[0] ?? -1, address)).status, address).toBe(503);
    for (const visitor of visitors) {
      await expect.poll(async () => (await ask(visitor, script)).text()).toBe("'1.0.0';");
      expect((await ask(visitor, `/remotes/sales/${picture}`)).status).toBe(503);
    }
  });

  test('disables shared caching for all visitors', async () => {
    await shell.stop();
    await team.start({ SHARED_CACHE_SECONDS: '600' });
    expect((await ask(1, '/prices')).headers.get('cache-control')).toMatch(/s-maxage=600$/);
    await site('share', 'sales@2.0.0', '50%');
    const seen = await prices();
    for (const price of ['1.0.0', '2.0.0']) {
      const visitor = seen.indexOf(price);
      for (const address of ['/prices', '/help', '/no-such-page', '/composition.json'])
        expect((await ask(visitor, address)).headers.get('cache-control'), address).toBe('private, no-cache');
    }
    await site('rollback', 'sales');
    expect((await ask(1, '/prices')).headers.get('cache-control')).toMatch(/s-maxage=600$/);
  });

  test('is listed in status and history', async () => {
    await site('share', 'sales@2.0.0', '25%', '--note', 'shorter prices');
    expect((await status()).share).toEqual({
      remote: 'sales',
      version: '2.0.0',
      base: '1.0.0',
      percent: 25,
      by: 'sales ci',
      at: expect.any(String),
      note: 'shorter prices',
      visitors: null,
    });
    expect((await status()).releases.sales?.version).toBe('1.0.0');
    expect((await site('status')).stdout).toMatch(
      /^share: 25 % of visitors get sales 2\.0\.0 since \S+ \S+, by sales ci, "shorter prices": "promote sales 2\.0\.0" gives it to all visitors, "rollback sales" ends the share\.$/m,
    );
    expect((await history())[0]).toMatchObject({
      action: 'share',
      version: '2.0.0',
      percent: 25,
      by: 'sales ci',
      note: 'shorter prices',
      outcome: 'done',
    });
    expect(await shell.text('/-/metrics')).toMatch(/^site_share_ratio\{remote="sales",version="2\.0\.0"\} 0\.25$/m);
  });
});

test('A release is shared even if rendered documents were lost while the shell was running', async () => {
  const rendered = path.join(shell.dataDir, 'rendered');
  for (const key of readdirSync(rendered)) rmSync(path.join(rendered, key, '0.html'));
  expect(await site('share', 'sales@2.0.0', '25%')).toMatchObject({ code: 0 });
  expect(await prices()).toContain('2.0.0');
});

describe('A share ends', () => {
  beforeEach(async () => {
    await site('share', 'sales@2.0.0', '50%');
  });

  const ended = async () => {
    expect((await status()).share).toBeNull();
    const { action, by, reason } = (await history()).find((entry) => entry.action === 'end-share') ?? {};
    return { action, by, reason };
  };

  test('when the release is promoted to all visitors', async () => {
    expect(await site('promote', 'sales', '2.0.0')).toMatchObject({ code: 0 });
    expect(percentOf(await prices(), '2.0.0')).toBe(100);
    expect(await ended()).toMatchObject({ reason: 'All visitors get 2.0.0.' });
    expect(await shell.text('/-/metrics')).not.toContain('site_share_ratio{');
  });

  test('when its team rolls back, without other changes', async () => {
    const before = await history();
    expect(await site('rollback', 'sales', '--note', 'too short')).toEqual({
      code: 0,
      stdout: 'The share of sales 2.0.0 ended: all visitors get 1.0.0.\n',
      stderr: '',
    });
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
    expect((await status()).releases.sales).toMatchObject({ version: '1.0.0', pinned: false });
    expect((await history())[0]).toMatchObject({
      action: 'end-share',
      version: '2.0.0',
      by: 'sales ci',
      note: 'too short',
    });
    expect(await history()).toHaveLength(before.length + 1);
  });

  test('when the live release is promoted or returned to', async () => {
    expect(await site('rollback', 'sales', '1.0.0')).toMatchObject({ code: 0 });
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
    expect(await ended()).toMatchObject({ by: 'sales ci' });
  });

  test('when its team publishes another release', async () => {
    shell.sales.publish(salesRelease('3.0.0'));
    await shell.refresh();
    expect(percentOf(await prices(), '3.0.0')).toBe(100);
    expect(await ended()).toEqual({
      action: 'end-share',
      by: 'shell',
      reason: 'sales 3.0.0 is live, but 2.0.0 was shared alongside 1.0.0.',
    });
  });

  test('when another team publishes a conflicting release', async () => {
    await site('rollback', 'sales');
    dist.publish({ name: 'sales', version: '2.1.0', pages: [{ path: '/' }] });
    await site('push', 'sales', dist.path, '--preview');
    expect(await site('share', 'sales@2.1.0', '50%')).toMatchObject({ code: 0 });
    shell.help.publish({
      name: 'help',
      version: '2.0.0',
      pages: [{ path: '/help', html: `${priceText('of help')}<a href="/prices">prices</a>` }],
    });
    await shell.refresh();
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
    expect(await ended()).toMatchObject({ by: 'shell', reason: expect.stringContaining('/prices') });
  });

  test('when another team publishes a page that only the shared release breaks', async () => {
    await site('rollback', 'sales');
    dist.publish({ ...salesRelease('2.2.0'), pages: [...salesRelease('2.2.0').pages, { path: '/prices/new' }] });
    await site('push', 'sales', dist.path, '--preview');
    expect(await site('share', 'sales@2.2.0', '50%')).toMatchObject({ code: 0 });
    const code = `if (props.pages.some(({ path }) => path === '/prices/new')) throw new Error('no place');
      return React.createElement('p', null, 'words '.repeat(20));`;
    shell.help.publish({
      name: 'help',
      version: '2.0.0',
      pages: [{ path: '/help', code }],
      change: (release) => ({ ...release, pages: release.pages.map((page) => ({ ...page, needsPages: true })) }),
    });
    await shell.refresh();
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
    expect(await ended()).toMatchObject({ by: 'shell', reason: 'Page /help: no place' });
  });

  test('and continues after a restart until then', async () => {
    await shell.stop();
    await team.start();
    expect((await status()).share).toMatchObject({ version: '2.0.0' });
    await site('rollback', 'sales');
    await shell.stop();
    await team.start();
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
    expect(readdirSync(path.join(shell.dataDir, 'public/shares')).length).toBeLessThanOrEqual(2);
    expect(existsSync(path.join(shell.dataDir, 'public/share/index.html'))).toBe(true);
  });
});

/** Metrics of sampled visitors of one release. */
interface Met {
  views: number;
  errors?: number;
  /** Page views with an interaction, and those with a slow one. */
  interactions?: number;
  slow?: number;
}

/** Metrics endpoint of forms-service. */
class Visitors {
  /** Version → visitor metrics since the start of forms-service. */
  met: Record<string, Met> = {};
  /** Seconds since 1970. */
  startedAt = 1_000_000;
  isAway = false;
  asked = 0;
  readonly #server = createServer((_request, response) => {
    this.asked += 1;
    response.writeHead(this.isAway ? 503 : 200).end(this.#text);
  });

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Variables that make a shell read them frequently. */
  watchedEvery(ms: number) {
    const { port } = this.#server.address() as AddressInfo;
    return { VITALS_METRICS_URL: `http://127.0.0.1:${port}/metrics`, RUM_SAMPLE: '1', SHARE_CHECK_MS: String(ms) };
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Waits until the shell has read and compared the metrics. */
  async areSeen() {
    const { asked } = this;
    await expect.poll(() => this.asked).toBeGreaterThan(asked + 2);
  }

  get #text(): string {
    const lines = Object.entries(this.met).flatMap(([version, { views, errors = 0, interactions = 0, slow = 0 }]) => {
      const labels = `remote="sales",release="${version}",group="/prices"`;
      return [
        `visitor_views_total{${labels}} ${views}`,
        `visitor_errors_total{${labels}} ${errors}`,
        `visitor_inp_seconds_bucket{le="0.2",${labels}} ${interactions - slow}`,
        `visitor_inp_seconds_bucket{le="+Inf",${labels}} ${interactions}`,
        `visitor_inp_seconds_count{${labels}} ${interactions}`,
      ];
    });
    return [`forms_process_start_time_seconds ${this.startedAt}`, ...lines, ''].join('\n');
  }
}

describe('A share with visitor metrics', () => {
  let visitors: Visitors;

  beforeEach(async () => {
    visitors = new Visitors();
    await shell.stop();
    await visitors.start();
    await team.start(visitors.watchedEvery(20));
    visitors.met = { '1.0.0': { views: 5_000, errors: 50, interactions: 2_000, slow: 100 } };
    expect((await site('share', 'sales@2.0.0', '10%')).stdout).toMatch(/all others 1\.0\.0\.\n$/);
    await visitors.areSeen();
  });

  afterEach(() => visitors.stop());

  const stopped = async () => {
    await expect.poll(async () => (await history())[0]?.action).toBe('end-share');
    expect((await status()).share).toBeNull();
    return (await history())[0];
  };

  test('stops automatically on a higher error rate, and records it', async () => {
    visitors.met = {
      '1.0.0': { views: 5_900, errors: 59, interactions: 2_000, slow: 100 },
      '2.0.0': { views: 100, errors: 12 },
    };
    expect(await stopped()).toMatchObject({
      action: 'end-share',
      version: '2.0.0',
      by: 'shell',
      outcome: 'done',
      reason: 'Uncaught errors: 12 in 100 sampled page views with 2.0.0, 9 in 900 with 1.0.0.',
    });
    expect(percentOf(await prices(), '1.0.0')).toBe(100);
  });

  test('stops automatically on slower interactions', async () => {
    visitors.met = {
      '1.0.0': { views: 5_900, errors: 59, interactions: 2_500, slow: 125 },
      '2.0.0': { views: 100, errors: 1, interactions: 60, slow: 20 },
    };
    expect(await stopped()).toMatchObject({
      by: 'shell',
      reason: 'Slow interactions (INP above 0.2 s): 20 in 60 sampled page views with 2.0.0, 25 in 500 with 1.0.0.',
    });
  });

  test.each([
    ['others see as many errors', { '1.0.0': { views: 5_900, errors: 150 }, '2.0.0': { views: 100, errors: 12 } }],
    ['few visitors have seen it', { '1.0.0': { views: 5_900, errors: 59 }, '2.0.0': { views: 49, errors: 40 } }],
    [
      'few visitors have seen the other one',
      { '1.0.0': { views: 5_040, errors: 50 }, '2.0.0': { views: 100, errors: 40 } },
    ],
    [
      'a single page view may have caused all errors',
      { '1.0.0': { views: 5_900, errors: 50 }, '2.0.0': { views: 60, errors: 10 } },
    ],
  ])('continues while %s', async (_why, met) => {
    visitors.met = met;
    await visitors.areSeen();
    const { share } = await status();
    expect(share).toMatchObject({ version: '2.0.0' });
    expect(share?.visitors?.shared.views).toBe(met['2.0.0'].views);
    expect((await site('status')).stdout).toMatch(/^share: .* Sampled so far: \d+ page views with \d+ errors/m);
  });

  test('sums the counts of several instances of forms-service, even across restarts', async () => {
    visitors.met = { '1.0.0': { views: 5_100, errors: 51 }, '2.0.0': { views: 40, errors: 8 } };
    await visitors.areSeen();
    visitors.startedAt = Math.ceil(Date.now() / 1_000) + 1;
    visitors.met = { '1.0.0': { views: 200, errors: 2 }, '2.0.0': { views: 20, errors: 4 } };
    expect(await stopped()).toMatchObject({
      reason: 'Uncaught errors: 12 in 60 sampled page views with 2.0.0, 3 in 300 with 1.0.0.',
    });
  });

  test('reports zeros before the first check', async () => {
    await shell.stop();
    await team.start(visitors.watchedEvery(600_000));
    const nothing = { views: 0, errors: 0, interactions: 0, slow: 0 };
    expect((await status()).share?.visitors).toEqual({ shared: nothing, others: nothing });
  });

  test('continues while metrics are unavailable', async () => {
    visitors.isAway = true;
    await visitors.areSeen();
    expect((await status()).share).toMatchObject({ version: '2.0.0' });
    visitors.isAway = false;
    visitors.met = { '1.0.0': { views: 5_900, errors: 50 }, '2.0.0': { views: 100, errors: 40 } };
    expect(await stopped()).toMatchObject({ by: 'shell' });
  });
});

test('states that a share without visitor metrics does not stop automatically', async () => {
  expect((await site('share', 'sales@2.0.0', '10%')).stdout).toMatch(
    /all others 1\.0\.0\. It does not stop automatically: that requires RUM_SAMPLE, and FORMS_URL or VITALS_METRICS_URL\.\n$/,
  );
});

describe('A share is refused', () => {
  test.each([
    ['0%', /^Share with 1 to 99 percent of visitors, not 0%\.\n$/],
    ['100%', /^Share with 1 to 99 percent of visitors, not 100%\.\n$/],
    ['some', /^Share with 1 to 99 percent of visitors, not some\.\n$/],
  ])('with %s of visitors', async (percent, sentence) => {
    expect(await site('share', 'sales@2.0.0', percent)).toEqual(failure(sentence));
    expect((await status()).share).toBeNull();
  });

  test('for a release that is live, unknown, paused, or of another team', async () => {
    expect(await site('share', 'sales@1.0.0', '5%')).toEqual(
      failure(/^sales 1\.0\.0 is live: all visitors get it\.\n$/),
    );
    expect(await site('share', 'sales@9.9.9', '5%')).toEqual(failure(/^The store has no release 9\.9\.9 of sales/));
    expect(await site('share', 'help@1.0.0', '5%')).toEqual(failure(/^The token "sales ci" may steer sales, not help/));
    await site('pause', 'sales');
    expect(await site('share', 'sales@2.0.0', '5%')).toEqual(failure(/^sales is paused: resume it first\.\n$/));
  });

  test("while the description of another team's live release is unreadable, and no page is lost", async () => {
    writeFileSync(path.join(shell.dataDir, 'store/releases/help@1.0.0.json'), '{"half": ');
    expect(await site('share', 'sales@2.0.0', '50%')).toEqual(
      failure(
        /^The description of help 1\.0\.0, which is live, is missing from the store: publish a release of help\.\n$/,
      ),
    );
    expect((await status()).share).toBeNull();
    expect((await shell.get('/help')).status).toBe(200);
  });

  test('during another share', async () => {
    await store('3.0.0');
    await site('share', 'sales@2.0.0', '5%');
    expect(await site('share', 'sales@3.0.0', '5%')).toEqual(
      failure(
        /^5 % of visitors get sales 2\.0\.0, and one release can be shared at a time: promote it or roll it back first\.\n$/,
      ),
    );
    expect((await status()).share).toMatchObject({ version: '2.0.0', percent: 5 });
  });

  test('for a release that fails a check', async () => {
    shell.help.publish({
      name: 'help',
      version: '2.0.0',
      pages: [{ path: '/help', html: `${priceText('of help')}<a href="/prices">prices</a>` }],
    });
    await shell.refresh();
    dist.publish({ name: 'sales', version: '4.0.0', pages: [{ path: '/' }] });
    await site('pin', 'sales');
    await site('push', 'sales', dist.path);
    expect(await site('share', 'sales@4.0.0', '5%')).toEqual(failure(/^refused: .*\/prices/));
    expect((await status()).share).toBeNull();
  });
});
