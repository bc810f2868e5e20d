import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCopier } from './replica/copy-listing.ts';
import { type FollowOptions, followShell } from './replica/follow-shell.ts';
import { listReplica } from './replica/listing.ts';
import { TestShell } from './testing/test-shell.ts';

const TOKEN = 'token-that-all-of-them-know';
const MINUTE_MS = 60_000;

let shell: TestShell;
let dataDir: string;

beforeEach(async () => {
  shell = new TestShell();
  dataDir = mkdtempSync(path.join(tmpdir(), 'copy-'));
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices', redirects: ['/old-prices'] }] });
  publishHelp('1.0.0');
  await shell.start({ REPLICA_TOKEN: TOKEN });
});

afterEach(async () => {
  await shell.dispose();
  rmSync(dataDir, { recursive: true, force: true });
});

const publishHelp = (version: string) =>
  shell.help.publish({
    name: 'help',
    version,
    pages: [{ path: '/help', html: `<p>${version} ${'words '.repeat(20)}</p>` }],
  });

/** Follows the shell until the test ends. */
function follow(options: Partial<FollowOptions> = {}) {
  const logger = { info: vi.fn(), warn: vi.fn() };
  const following = followShell({
    url: () => new URL(shell.url),
    token: TOKEN,
    scope: 'public',
    dataDir,
    logger,
    ...options,
  });
  onTestFinished(following.stop);
  return { ...following, logger };
}

/** What a web server makes its answers of: contents, times and links, below a folder. */
function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    entries.flatMap((name) => {
      const info = lstatSync(path.join(folder, name));
      if (info.isSymbolicLink()) return [[name, readlinkSync(path.join(folder, name))]];
      if (info.isDirectory()) return [];
      return [[name, `${Math.round(info.mtimeMs)} ${readFileSync(path.join(folder, name), 'base64')}`]];
    }),
  );
}

const live = (folder: string) => contentOf(path.join(folder, 'public', 'current/'));
const copied = (file: string) => readFileSync(path.join(dataDir, 'public', file), 'utf8');

describe('A web server with a copy of its own', () => {
  test('has what the shell publishes: documents, files, times and redirects', async () => {
    await follow().copied;
    expect(contentOf(path.join(dataDir, 'public'))).toEqual(contentOf(path.join(shell.dataDir, 'public')));
    expect(live(dataDir)).toEqual(live(shell.dataDir));
    expect(readdirSync(dataDir)).toEqual(['public']);
  });

  test('gets what a deploy has changed, and nothing else', async () => {
    const { copied: first, logger } = follow();
    await first;
    publishHelp('1.1.0');
    await shell.refresh();
    await vi.waitFor(() => expect(copied('current/help.html')).toContain('1.1.0'));
    expect(live(dataDir)).toEqual(live(shell.dataDir));
    const all = logger.info.mock.calls[0]?.[0].files;
    const changed = logger.info.mock.calls[1]?.[0].files;
    expect(changed).toBeLessThan(all / 2);
  });

  test('keeps what is live while the shell is away, says so once, and goes on when it is back', async () => {
    const { copied: first, logger } = follow();
    await first;
    const before = live(dataDir);
    await shell.stop();
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
    expect(live(dataDir)).toEqual(before);
    publishHelp('1.2.0');
    await shell.start({ REPLICA_TOKEN: TOKEN });
    await shell.refresh();
    await vi.waitFor(() => expect(copied('current/help.html')).toContain('1.2.0'), { timeout: 10_000 });
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  test('keeps files of former releases for the tabs that were opened before, and ends previews at once', async () => {
    let now = 0;
    const read = (file: string) => Promise.resolve(readFileSync(path.join(shell.dataDir, file)));
    const copier = createCopier({ dataDir, scope: 'public', readFile: read, now: () => now });
    const listing = await listReplica(shell.dataDir, 'public', 'here');
    const [page, preview] = ['public/files/remotes/help/former.js', 'public/previews/0123/index.html'];
    const [, size, time, inode] = listing.files[0] ?? ['', 0, 0, 0];
    const files = [
      ...listing.files,
      ...[page, preview].map((file): [string, number, number, number] => [file, size, time, inode]),
    ];
    await copier.copy({ ...listing, files });
    const isThere = (file: string) => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).includes(file);
    expect([page, preview].map(isThere)).toEqual([true, true]);
    await copier.copy(listing);
    expect([page, preview].map(isThere)).toEqual([true, false]);
    now += 11 * MINUTE_MS;
    await copier.copy(listing);
    expect(isThere(page)).toBe(false);
    expect(live(dataDir)).toEqual(live(shell.dataDir));
  });
});

describe('What may be copied', () => {
  const ask = (address: string, token: string) => shell.get(address, { headers: { authorization: `Bearer ${token}` } });

  test('is nothing to whoever lacks the token', async () => {
    const { logger } = follow({ token: 'token-that-nobody-knows' });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled());
    expect(logger.warn.mock.calls[0]?.[0].err.message).toMatch(/403: Send REPLICA_TOKEN as a bearer token\.$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('is what is published, and for another shell its store; never what else lies in the data folder', async () => {
    shell.write('leads.db', 'leads');
    const state = '/-/replica/everything/steering/history.jsonl';
    expect((await ask(state, TOKEN)).status).toBe(200);
    const others = [
      '/-/replica/everything/leads.db',
      '/-/replica/everything/public/..%2f..%2fleads.db',
      '/-/replica/public/public/files/..%2f..%2fsteering/history.jsonl',
      '/-/replica/public/steering/history.jsonl',
      '/-/replica/public/public/files/nothing.js',
    ];
    for (const address of others) expect((await ask(address, TOKEN)).status, address).toBe(404);
  });
});

describe('A shell with a copy of everything', () => {
  test('serves what was live byte for byte while everybody else is away, and knows what was decided', async () => {
    await shell.get('/-/remotes/help/pause', { method: 'POST' });
    await follow({ scope: 'everything' }).copied;
    const addresses = ['/', '/prices', '/help', '/nowhere', '/composition.json', '/sitemap.xml'];
    const before = await Promise.all(addresses.map((address) => shell.text(address)));
    await shell.stop();
    const other = new TestShell(dataDir);
    onTestFinished(() => other.dispose());
    await other.start({ REMOTES: 'sales=http://127.0.0.1:1,help=http://127.0.0.1:1' });
    expect(await Promise.all(addresses.map((address) => other.text(address)))).toEqual(before);
    expect(await (await other.get('/-/history?limit=1')).json()).toMatchObject([{ action: 'pause', remote: 'help' }]);
  });
});
