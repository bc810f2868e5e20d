import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { writeFileAtomic } from '@site/process';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { livePrice, priceText, salesRelease, words } from '../testing/sales-team.ts';
import { TestShell } from '../testing/test-shell.ts';
import type { SteeringResult } from './api-schemas.ts';
import { withFileLock } from './file-lock.ts';
import type { ShownEntry } from './history-entry.ts';

let shell: TestShell;
const home = { path: '/' };

beforeEach(async () => {
  shell = new TestShell();
  publish('1.0.0');
  shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
  await shell.start();
  publish('2.0.0');
  await shell.refresh();
});

afterEach(() => shell.dispose());

const publish = (version: string, html?: string) => shell.sales.publish(salesRelease(version, html));

const post = async (address: string, body: object = {}, of = shell) => {
  const response = await of.get(`/-/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as SteeringResult) };
};
const history = async (query = '') => (await shell.get(`/-/history${query}`)).json() as Promise<ShownEntry[]>;
const steeringFile = (name: string) => path.join(shell.dataDir, 'steering', name);

describe('A rollback', () => {
  test('takes effect although the history cannot be read or written', async () => {
    rmSync(steeringFile('history.jsonl'));
    mkdirSync(steeringFile('history.jsonl'));
    await post('remotes/sales/rollback', { version: '1.0.0' });
    expect(await livePrice(shell)).toBe('1.0.0');
  });

  test('serves the previous release immediately, without its source, and reports it', async () => {
    shell.sales.remove();
    expect(await post('remotes/sales/rollback', { note: 'wrong prices' })).toEqual({
      status: 200,
      remote: 'sales',
      action: 'rollback',
      outcome: 'live',
      version: '1.0.0',
      message: 'sales 1.0.0 is live, and stays until sales is unpinned.',
      ms: expect.any(Number),
    });
    expect(await livePrice(shell)).toBe('1.0.0');
    const { releases } = await shell.status();
    expect(releases.sales).toMatchObject({
      version: '1.0.0',
      by: 'this machine',
      note: 'wrong prices',
      pinned: true,
      paused: false,
      pin: { by: 'this machine', note: 'wrong prices', at: expect.any(String) },
      next: '2.0.0',
    });
  });

  test('is carried out even by a shell that is stopped before reading the request', async () => {
    const asking = request(`${shell.url}/-/remotes/sales/rollback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    await once(asking, 'continue');
    const stopping = shell.stop();
    asking.end('{}');
    const [response] = await once(asking, 'response');
    expect(await json(response)).toMatchObject({ outcome: 'live', version: '1.0.0' });
    await stopping;
    await shell.start();
    expect(await livePrice(shell)).toBe('1.0.0');
  });

  test('finds the previous release in a store that is too small, but no other', async () => {
    await shell.stop();
    await shell.start({ STORE_MAX_MB: '1' });
    const large = (version: string) => `${priceText(version)}<!-- ${version.repeat(160_000)} -->`;
    for (const version of ['3.0.0', '4.0.0', '5.0.0']) {
      publish(version, large(version));
      await shell.refresh();
    }
    const stored = readdirSync(path.join(shell.dataDir, 'store/releases'));
    expect(stored.sort()).toEqual(['help@1.0.0.json', 'sales@4.0.0.json', 'sales@5.0.0.json']);
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '4.0.0' });
  });

  test('lasts through restarts and new releases until the remote is unpinned', async () => {
    await post('remotes/sales/rollback');
    publish('3.0.0');
    await shell.refresh();
    expect(await livePrice(shell)).toBe('1.0.0');
    await shell.stop();
    await shell.start();
    expect(await livePrice(shell)).toBe('1.0.0');

    expect(await post('remotes/sales/unpin')).toMatchObject({ outcome: 'live', version: '3.0.0' });
    expect(await livePrice(shell)).toBe('3.0.0');
    expect((await shell.status()).releases.sales).toMatchObject({ version: '3.0.0', pinned: false });
  });

  test('returns one release further each time', async () => {
    publish('3.0.0');
    await shell.refresh();
    expect(await post('remotes/sales/rollback')).toMatchObject({ version: '2.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({ version: '1.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({
      status: 409,
      message: 'sales has no known live release before 1.0.0: name a version.',
    });
    expect(await livePrice(shell)).toBe('1.0.0');
  });

  test('returns to the previous release even if the history lacks the live one', async () => {
    publish('3.0.0');
    await shell.refresh();
    const entries = readFileSync(steeringFile('history.jsonl'), 'utf8').split('\n');
    writeFileSync(steeringFile('history.jsonl'), entries.filter((entry) => !entry.includes('3.0.0')).join('\n'));
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '2.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '1.0.0' });
  });

  test('skips releases that an earlier rollback left', async () => {
    await post('remotes/sales/rollback');
    publish('3.0.0');
    await post('remotes/sales/unpin');
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '1.0.0' });
    expect(await livePrice(shell)).toBe('1.0.0');
  });

  test('returns from a promoted former release to the one that was live before', async () => {
    await post('remotes/sales/promote', { version: '1.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '2.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '1.0.0' });
  });

  test('skips releases left by a rollback to a given version', async () => {
    for (const version of ['3.0.0', '4.0.0']) {
      publish(version);
      await shell.refresh();
    }
    await post('remotes/sales/rollback', { version: '2.0.0' });
    await post('remotes/sales/rollback', { version: '3.0.0' });
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '1.0.0' });
  });

  test('lists the stored releases when the version is unknown', async () => {
    expect(await post('remotes/sales/rollback', { version: '0.9.0' })).toEqual({
      status: 404,
      message: expect.stringMatching(/^The store has no release 0\.9\.0 of sales: it has .*1\.0\.0/),
    });
    expect(await post('remotes/shop/rollback')).toEqual({
      status: 404,
      message: 'There is no remote "shop": name one of sales, help.',
    });
    expect(await livePrice(shell)).toBe('2.0.0');
  });

  test('is refused with page and reason when others need pages that the former release lacks, without changes', async () => {
    shell.sales.publish({ name: 'sales', version: '3.0.0', pages: [home, { path: '/prices' }, { path: '/offers' }] });
    const link = `${words('help')}<a href="/offers">offers</a>`;
    await shell.refresh();
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help', html: link }] });
    await shell.refresh();
    const before = await shell.text('/prices');
    expect(await post('remotes/sales/rollback')).toMatchObject({
      status: 409,
      outcome: 'refused',
      version: '2.0.0',
      page: '/offers',
      message:
        'The release removes /offers, but /help links to it. Keep the page, or add its path to the redirects of another page.',
    });
    expect(await shell.text('/prices')).toBe(before);
    const { releases, refused } = await shell.status();
    expect(releases.sales).toMatchObject({ version: '3.0.0', pinned: false });
    expect(refused).toEqual([]);
    expect((await history('?limit=1'))[0]).toMatchObject({ action: 'rollback', outcome: 'refused', page: '/offers' });

    publish('4.0.0', link);
    await shell.refresh();
    await shell.stop();
    await shell.start();
    expect((await shell.status()).releases.sales).toMatchObject({ version: '3.0.0', pinned: false });
  });
});

describe('A promoted release', () => {
  test('is live until its source publishes a newer one', async () => {
    await post('remotes/sales/rollback');
    expect(await post('remotes/sales/promote', { version: '1.0.0' })).toMatchObject({ outcome: 'done' });
    await shell.refresh();
    await shell.stop();
    await shell.start();
    expect(await livePrice(shell)).toBe('1.0.0');
    expect((await shell.status()).releases.sales).toMatchObject({ pinned: false });

    publish('3.0.0');
    await shell.refresh();
    expect(await livePrice(shell)).toBe('3.0.0');
    publish('2.0.0');
    await shell.refresh();
    expect(await livePrice(shell)).toBe('2.0.0');
  });

  test('is kept if another shell promotes it while this one finds a newer release at the source', async () => {
    await post('remotes/sales/promote', { version: '1.0.0' });
    publish('3.0.0');
    let refreshed: Promise<unknown> | undefined;
    await withFileLock(steeringFile('state.lock'), async () => {
      refreshed = shell.refresh();
      const found = path.join(shell.dataDir, 'store/releases/sales@3.0.0.json');
      await expect.poll(() => existsSync(found)).toBe(true);
      const state = JSON.parse(readFileSync(steeringFile('state.json'), 'utf8'));
      state.remotes.sales = { revision: 9, chosen: { version: '2.0.0', over: '3.0.0' } };
      await writeFileAtomic(steeringFile('state.json'), JSON.stringify(state));
    });
    await refreshed;
    expect(await livePrice(shell)).toBe('2.0.0');
    expect((await history('?remote=sales')).map(({ version }) => version)).not.toContain('3.0.0');
  });

  test('requires a version', async () => {
    expect(await post('remotes/sales/promote')).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Correct version: /),
    });
  });
});

describe('A remote that is paused', () => {
  test('accepts no new releases until it is resumed, even after a restart', async () => {
    expect(await post('remotes/sales/pause', { note: 'sale weekend' })).toMatchObject({ outcome: 'done' });
    publish('3.0.0');
    await shell.refresh();
    await shell.stop();
    await shell.start();
    expect(await livePrice(shell)).toBe('2.0.0');
    expect((await shell.status()).releases.sales).toMatchObject({ paused: true, pause: { note: 'sale weekend' } });
    expect(await post('remotes/sales/promote', { version: '1.0.0' })).toMatchObject({
      status: 409,
      message: 'sales is paused: resume it first.',
    });
    expect(await post('remotes/sales/resume')).toMatchObject({ outcome: 'live', version: '3.0.0' });
    expect(await livePrice(shell)).toBe('3.0.0');
  });

  test('can still be rolled back', async () => {
    await post('remotes/sales/pause');
    expect(await post('remotes/sales/rollback')).toMatchObject({ outcome: 'live', version: '1.0.0' });
    expect(await livePrice(shell)).toBe('1.0.0');
  });
});

describe('A pinned release that is live and was lost from the store', () => {
  const reason = 'sales is pinned to version 2.0.0, which is not in the store.';
  const stored = () => path.join(shell.dataDir, 'store/releases/sales@2.0.0.json');
  let description: Buffer;

  beforeEach(async () => {
    await post('remotes/sales/pin');
    description = readFileSync(stored());
    rmSync(stored());
    for (let polls = 0; polls < 2; polls++) expect((await shell.refresh()).refused).toMatchObject([{ reason }]);
  });

  test('is listed as refused until a refresh finds it', async () => {
    expect((await shell.status()).refused).toMatchObject([{ remote: 'sales', reason }]);
    writeFileSync(stored(), description);
    expect((await shell.refresh()).refused).toEqual([]);
  });

  test('is listed until it is back, also without a refresh', async () => {
    await post('remotes/help/pause');
    expect((await shell.status()).refused).toMatchObject([{ reason }]);
    writeFileSync(stored(), description);
    await post('remotes/help/resume');
    expect((await shell.status()).refused).toEqual([]);
  });

  test('is no longer listed once it is unpinned', async () => {
    await post('remotes/sales/unpin');
    expect((await shell.status()).refused).toEqual([]);
  });
});

test('refuses to unpin or resume a remote that is not pinned or paused', async () => {
  expect(await post('remotes/sales/unpin')).toMatchObject({ status: 409, message: 'sales is not pinned.' });
  expect(await post('remotes/sales/resume')).toMatchObject({ status: 409, message: 'sales is not paused.' });
});

describe('Shells that share a data folder', () => {
  test('follow the decisions of each other, and record them once', async () => {
    const other = new TestShell(shell.dataDir);
    onTestFinished(() => other.stop());
    await other.start({
      REMOTES: `sales=${shell.sales.path},help=${shell.help.path}`,
      REMOTES_POLL_MS: '20',
    });
    await post('remotes/sales/rollback');
    await expect.poll(() => livePrice(other)).toBe('1.0.0');
    await post('remotes/sales/unpin', {}, other);
    await shell.refresh();
    expect(await livePrice(shell)).toBe('2.0.0');
    expect((await history('?remote=sales')).map(({ action, version, outcome }) => [action, version, outcome])).toEqual([
      ['unpin', '2.0.0', 'live'],
      ['rollback', '1.0.0', 'live'],
      ['publish', '2.0.0', 'live'],
      ['publish', '1.0.0', 'live'],
    ]);
  });

  test('keep all concurrent decisions', async () => {
    const other = new TestShell(shell.dataDir);
    onTestFinished(() => other.stop());
    await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    await Promise.all([post('remotes/sales/pause'), post('remotes/help/pause', {}, other)]);
    const { releases } = await shell.status();
    expect(releases).toMatchObject({ sales: { paused: true }, help: { paused: true } });
  });
});

describe('The history', () => {
  test('shows how long each release was live', async () => {
    await post('remotes/sales/rollback');
    const [now, second, first] = await history('?remote=sales');
    expect(now).not.toHaveProperty('until');
    expect(second).toMatchObject({ version: '2.0.0', until: now?.at });
    expect(first).toMatchObject({ version: '1.0.0', until: second?.at });
  });

  test('contains a refusal once, with page and reason', async () => {
    publish('3.0.0', '<p>Soon.</p>');
    await shell.refresh();
    await shell.refresh();
    await shell.stop();
    await shell.start();
    expect(await history('?remote=sales&limit=2')).toEqual([
      {
        at: expect.any(String),
        remote: 'sales',
        action: 'publish',
        version: '3.0.0',
        by: 'source',
        outcome: 'refused',
        page: '/prices',
        reason: expect.stringMatching(/too little text/),
      },
      expect.objectContaining({ version: '2.0.0', outcome: 'live' }),
    ]);
  });

  test('survives an incomplete line', async () => {
    appendFileSync(steeringFile('history.jsonl'), '{"at":"2026-11-22T10:00:0');
    await post('remotes/sales/rollback');
    const [newest, before] = await history('?remote=sales');
    expect([newest, before]).toMatchObject([
      { action: 'rollback', version: '1.0.0' },
      { action: 'publish', version: '2.0.0' },
    ]);
  });
});

test('keeps serving but publishes nothing new while the decisions are unreadable', async () => {
  await post('remotes/sales/rollback');
  await shell.stop();
  const decided = readFileSync(steeringFile('state.json'), 'utf8');
  writeFileSync(steeringFile('state.json'), decided.slice(0, 20));
  await shell.start();
  await shell.refresh();
  expect(await livePrice(shell)).toBe('1.0.0');
  expect(await post('remotes/sales/pause')).toMatchObject({
    status: 503,
    message: expect.stringMatching(/state\.json: it is not JSON\.$/),
  });

  writeFileSync(steeringFile('state.json'), decided);
  await shell.refresh();
  expect((await shell.status()).releases.sales).toMatchObject({ version: '1.0.0', pinned: true });
});
