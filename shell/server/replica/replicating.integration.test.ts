import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFile } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasSmallDisks, smallDisk } from '../testing/small-disk.ts';
import { TestShell } from '../testing/test-shell.ts';
import { createCopyListing } from './copy-listing.ts';
import { type FollowOptions, followShell } from './follow-shell.ts';
import { listReplica } from './listing.ts';

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
  /** Waits for the first complete replication. */
  const untilCopied = () => vi.waitFor(() => expect(following.copiedAt()).toBeGreaterThan(0), { timeout: 10_000 });
  return { untilCopied, logger };
}

/** Reads everything that affects answers of a web server: contents, times and links below a folder. */
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

describe('A web server with a replica', () => {
  test('has the published documents, files, times and redirects', async () => {
    await follow().untilCopied();
    expect(contentOf(path.join(dataDir, 'public'))).toEqual(contentOf(path.join(shell.dataDir, 'public')));
    expect(live(dataDir)).toEqual(live(shell.dataDir));
    expect(readdirSync(dataDir)).toEqual(['public']);
  });

  test('has all pages and files of teams, whatever their names', async () => {
    const names = ['static/uploads/logo.css', 'static/unfinished-symphony.css', 'static/deps.lock'];
    const content = '.logo { color: red }';
    for (const name of names) shell.sales.write(name, content);
    const listed = Object.fromEntries(names.map((name) => [name, describeFile(content)]));
    shell.sales.publish({
      name: 'sales',
      version: '2.0.0',
      pages: [{ path: '/' }, { path: '/unfinished-business' }, { path: '/uploads/your-logo' }],
      change: (release) => ({ ...release, files: { ...release.files, ...listed } }),
    });
    await shell.refresh();
    await follow().untilCopied();
    for (const page of ['unfinished-business', 'uploads/your-logo'])
      expect(copied(`current/${page}.html`)).toContain(`Page /${page}`);
    for (const name of names) expect(copied(`files/remotes/sales/${name}`)).toBe(content);
  });

  test('has no unfinished files', async () => {
    for (const folder of ['compositions/unfinished-1', 'previews/unfinished-1'])
      mkdirSync(path.join(shell.dataDir, 'public', folder));
    shell.write('public/previews/unfinished-1/index.html', 'half of a page');
    shell.write('public/files/assets/logo.svg.01234567-89ab-4def-8123-456789abcdef', 'half of a file');
    await follow().untilCopied();
    const there = readdirSync(path.join(dataDir, 'public'), { recursive: true, encoding: 'utf8' });
    expect(there.filter((name) => /unfinished|logo/.test(name))).toEqual([]);
  });

  test('gets only the changes of a deploy', async () => {
    const { untilCopied, logger } = follow();
    await untilCopied();
    publishHelp('1.1.0');
    await shell.refresh();
    await vi.waitFor(() => expect(copied('current/help.html')).toContain('1.1.0'));
    expect(live(dataDir)).toEqual(live(shell.dataDir));
    await vi.waitFor(() => expect(logger.info).toHaveBeenCalledTimes(2));
    const all = logger.info.mock.calls[0]?.[0].files;
    const changed = logger.info.mock.calls[1]?.[0].files;
    expect(changed).toBeLessThan(all / 2);
  });

  test('keeps the live site while the shell is down, logs it once, and continues when the shell returns', async () => {
    const { untilCopied, logger } = follow();
    await untilCopied();
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

  test('keeps files of former releases for open tabs, and ends previews immediately', async () => {
    let now = 0;
    const readFiles = async (files: string[]) => files.map((file) => readFileSync(path.join(shell.dataDir, file)));
    const copyListing = createCopyListing({ dataDir, scope: 'public', readFiles, now: () => now });
    const copy = async () => copyListing(await listReplica(shell.dataDir, 'public', 'here'));
    const isThere = (file: string) => existsSync(path.join(dataDir, file));
    const preview = 'public/previews/0123456789abcdef';
    mkdirSync(path.join(shell.dataDir, preview));
    const former = [
      shell.write('public/files/remotes/help/former.js', 'former'),
      shell.write(`${preview}/index.html`, 'preview'),
    ].map((file) => path.relative(shell.dataDir, file));
    await copy();
    expect(former.map(isThere)).toEqual([true, true]);
    for (const file of former) rmSync(path.join(shell.dataDir, file));
    await copy();
    expect(former.map(isThere)).toEqual([true, false]);
    now += 11 * MINUTE_MS;
    await copy();
    expect(former.map(isThere)).toEqual([false, false]);
    expect(live(dataDir)).toEqual(live(shell.dataDir));
  });
});

describe.runIf(hasSmallDisks)('A web server whose disk is full', () => {
  const FORMER = 'public/files/remotes/help/former.js';
  const NEW = 'public/files/remotes/help/new.js';
  const remove = (file: string) => rmSync(path.join(shell.dataDir, file));

  /** Creates a replica on a disk of four megabytes, like a server that has just started. */
  function replicaOn(disk: string) {
    const readFiles = async (files: string[]) => files.map((file) => readFileSync(path.join(shell.dataDir, file)));
    const copyListing = createCopyListing({ dataDir: disk, scope: 'public', readFiles });
    return {
      copy: async () => copyListing(await listReplica(shell.dataDir, 'public', 'here')),
      isThere: (file: string) => existsSync(path.join(disk, file)),
    };
  }

  test('makes room for the new site by removing what it keeps for open tabs', async () => {
    const disk = await smallDisk(4);
    const { copy, isThere } = replicaOn(disk);
    shell.write(FORMER, 'former'.repeat(400_000));
    await copy();
    remove(FORMER);
    await copy();
    expect(isThere(FORMER)).toBe(true);
    shell.write(NEW, 'latest'.repeat(400_000));
    await copy();
    expect([FORMER, NEW].map(isThere)).toEqual([false, true]);
    expect(live(disk)).toEqual(live(shell.dataDir));
  });

  test('makes room for the new site by removing what it has of one that did not fit', async () => {
    const disk = await smallDisk(4);
    const { copy, isThere } = replicaOn(disk);
    await copy();
    const document = 'public/previews/0123456789abcdef/index.html';
    mkdirSync(path.dirname(path.join(shell.dataDir, document)));
    for (const file of [FORMER, document]) shell.write(file, 'former'.repeat(400_000));
    await expect(copy()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(isThere(FORMER)).toBe(true);
    for (const file of [FORMER, document]) remove(file);
    shell.write(NEW, 'latest'.repeat(400_000));
    await copy();
    expect([FORMER, NEW].map(isThere)).toEqual([false, true]);
  });

  test('keeps what the live site needs when the new one does not fit, even after a restart', async () => {
    const disk = await smallDisk(4);
    const { copy, isThere } = replicaOn(disk);
    shell.write(FORMER, 'former');
    await copy();
    const before = live(disk);
    remove(FORMER);
    publishHelp('2.0.0');
    await shell.refresh();
    shell.write(NEW, 'latest'.repeat(1_000_000));
    for (const attempt of [copy, replicaOn(disk).copy]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(isThere(FORMER)).toBe(true);
      expect(live(disk)).toEqual(before);
    }
  });

  test('keeps the live site after an update that failed in the middle of switching to it', async () => {
    const disk = await smallDisk(4);
    const { copy, isThere } = replicaOn(disk);
    await copy();
    publishHelp('2.0.0');
    await shell.refresh();
    shell.write(FORMER, 'named by documents of 2.0.0');
    const share = path.join(disk, 'public/share');
    rmSync(share);
    mkdirSync(share);
    await expect(copy()).rejects.toMatchObject({ code: 'EISDIR' });
    const before = live(disk);
    expect(before).toEqual(live(shell.dataDir));

    remove(FORMER);
    publishHelp('3.0.0');
    await shell.refresh();
    shell.write(NEW, 'latest'.repeat(1_000_000));
    await expect(copy()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(live(disk)).toEqual(before);
    expect(isThere(FORMER)).toBe(true);
  });
});

describe('Replication', () => {
  const ask = (scope: string, files: unknown) =>
    shell.get(`/-/replica/${scope}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(files),
    });

  test('is refused without the token', async () => {
    const { logger } = follow({ token: 'token-that-nobody-knows' });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled());
    expect(logger.warn.mock.calls[0]?.[0].err.message).toMatch(/403: Send REPLICA_TOKEN as a bearer token\.$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('includes published files and, for other shells, the store, but nothing else in the data folder', async () => {
    shell.write('leads.db', 'leads');
    shell.write('steering/state.lock', '');
    const history = 'steering/history.jsonl';
    expect((await ask('everything', [history])).status).toBe(200);
    const refused: [string, unknown, number][] = [
      ['everything', ['leads.db'], 400],
      ['everything', ['public/../leads.db'], 400],
      ['everything', ['steering/state.lock'], 400],
      ['everything', ['steering/uploads/sales@1.0.0.json'], 400],
      ['everything', ['rendered/unfinished-1/0.html'], 400],
      ['public', ['public/files/../../steering/history.jsonl'], 400],
      ['public', [history], 400],
      ['public', 'public/files', 400],
      ['public', ['public/files/nothing.js'], 404],
    ];
    for (const [scope, files, status] of refused)
      expect((await ask(scope, files)).status, JSON.stringify(files)).toBe(status);
  });
});

describe('A shell with a malicious listing', () => {
  test('cannot cause writes outside of the replica', async () => {
    const listing = { machine: '', files: [['public/files/../../../escaped', 1, 0, 0]], links: [], emptyFolders: [] };
    const liar = createServer((_request, response) => response.end(JSON.stringify(listing))).listen(0, '127.0.0.1');
    onTestFinished(() => void liar.close());
    await once(liar, 'listening');
    const { port } = liar.address() as AddressInfo;
    const { logger } = follow({ url: () => new URL(`http://127.0.0.1:${port}`) });
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalled());
    expect(logger.warn.mock.calls[0]?.[0].err.message).toMatch(/escaped, which is not part of a replica/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('A shell with a full replica', () => {
  test('serves the live site byte for byte while everything else is down, with all decisions', async () => {
    await shell.get('/-/remotes/help/pause', { method: 'POST' });
    await follow({ scope: 'everything' }).untilCopied();
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
