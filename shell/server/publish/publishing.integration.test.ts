import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Release } from '@site/contracts';
import { describeFile } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const TWO_HOURS_MS = 2 * 60 * 60 * 1_000;

let shell: TestShell;

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }, { path: '/prices/old' }] });
  await shell.start();
});

afterEach(() => shell.dispose());

const inPublic = (file: string) => path.join(shell.dataDir, 'public', file);
const inCurrent = (file: string) => inPublic(file.startsWith('files/') ? file : path.join('current', file));
const read = (file: string) => readFileSync(inCurrent(file));
const currentFolder = () => readlinkSync(inPublic('current'));
const publishHelp = (version: string) =>
  shell.help.publish({
    name: 'help',
    version,
    pages: [{ path: '/help', html: `<p>${version} ${'words '.repeat(20)}</p>` }],
  });

/** Returns the basis of a web server's ETag. */
const times = (file: string) => ['', '.br', '.gz'].map((ending) => statSync(inCurrent(file) + ending).mtimeMs);

describe('The published folder', () => {
  test('has everything that a web server looks up for each document, even before the first share', () => {
    expect(readlinkSync(inPublic('share'))).toBe('current');
    expect(statSync(inPublic('share/-/visitors')).isFile()).toBe(true);
  });

  test('has the scripts of the shell even if they could not be published at first', async () => {
    const other = new TestShell();
    onTestFinished(() => other.dispose());
    other.sales.publish({ name: 'sales', pages: [{ path: '/' }] });
    const scripts = path.join(other.dataDir, 'public/files/assets');
    mkdirSync(path.dirname(scripts), { recursive: true });
    writeFileSync(scripts, 'in the way');
    await other.start();
    expect(await other.report()).toMatchObject({ failed: { reason: expect.any(String) } });
    rmSync(scripts);
    await expect.poll(async () => (await other.report()).failed).toBeNull();
    expect(readdirSync(scripts)).not.toEqual([]);
  });

  test('contains every document and file as served, for any web server', async () => {
    const addresses = {
      '/': 'index.html',
      '/prices': 'prices.html',
      '/prices/old': 'prices/old.html',
      '/help': 'unavailable/help.html',
      '/nowhere': '404.html',
      '/sitemap.xml': 'sitemap.xml',
      '/robots.txt': 'robots.txt',
      '/.well-known/security.txt': '.well-known/security.txt',
      '/composition.json': 'composition.json',
      '/favicon.svg': 'favicon.svg',
      '/remotes/sales/static/remote.js': 'files/remotes/sales/static/remote.js',
      '/remotes/sales/releases/1.0.0.json': 'files/remotes/sales/releases/1.0.0.json',
    };
    for (const [address, file] of Object.entries(addresses)) {
      const text = await shell.text(address);
      expect(read(file).toString(), address).toBe(text);
      expect(brotliDecompressSync(read(`${file}.br`)).toString(), address).toBe(text);
      expect(gunzipSync(read(`${file}.gz`)).toString(), address).toBe(text);
    }
    expect(readdirSync(inPublic('files/remotes/sales'))).not.toContain('server');
  });

  test('serves an archive of the live release unchanged, but no encodings of other files', async () => {
    const archive = gzipSync('an SDK');
    const address = '/remotes/sales/downloads/sdk.tar.gz';
    shell.sales.write('downloads/sdk.tar.gz', archive);
    shell.sales.publish({
      name: 'sales',
      version: '2.0.0',
      pages: [{ path: '/' }, { path: '/prices' }],
      change: (release: Release) => ({
        ...release,
        files: { ...release.files, 'downloads/sdk.tar.gz': describeFile(archive) },
      }),
    });
    await shell.refresh();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_HOURS_MS });
    onTestFinished(() => void vi.useRealTimers());
    publishHelp('1.0.0');
    expect((await shell.refresh()).refused).toEqual([]);

    const answer = await shell.get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(archive)).toBe(true);
    expect(read(`files${address}`).equals(archive)).toBe(true);
    for (const ending of ['.br', '.gz'])
      expect((await shell.get(`/remotes/sales/static/remote.js${ending}`)).status).toBe(404);
  });

  test('changes only for pages of the deploying team', async () => {
    publishHelp('1.0.0');
    await shell.refresh();
    const before = ['index.html', 'prices.html', 'help.html', '404.html'].map(times);
    publishHelp('1.1.0');
    await shell.refresh();
    const after = ['index.html', 'prices.html', 'help.html', '404.html'].map(times);
    expect(read('help.html').toString()).toContain('1.1.0');
    expect([after[0], after[1], after[3]]).toEqual([before[0], before[1], before[3]]);
    expect(after[2]).not.toEqual(before[2]);
  });

  test('is unchanged by a restart', async () => {
    const folder = currentFolder();
    await shell.stop();
    await shell.start();
    expect(currentFolder()).toBe(folder);
    expect(readdirSync(inPublic('compositions'))).toHaveLength(1);
  });

  test('gets its symlink again after it was removed', async () => {
    const folder = currentFolder();
    await shell.stop();
    rmSync(inPublic('current'));
    await shell.start();
    expect(currentFolder()).toBe(folder);
  });

  test('keeps only ten former compositions and unfinished ones', async () => {
    mkdirSync(inPublic('compositions/unfinished-other'));
    for (let version = 0; version < 13; version += 1) {
      publishHelp(`1.0.${version % 2}`);
      await shell.refresh();
    }
    const names = readdirSync(inPublic('compositions')).sort();
    expect(names).toHaveLength(12);
    expect(names).toContain('unfinished-other');
    expect(lstatSync(inPublic('current')).isSymbolicLink()).toBe(true);
  });

  test.each([
    ['composition.json', 'is damaged', () => writeFileSync(inCurrent('composition.json'), '{"id": ')],
    ['redirects', 'are lost', () => rmSync(inCurrent('-/redirects'), { recursive: true })],
  ])('is rewritten by a restart when %s %s', async (_what, _how, damage) => {
    const files = () => readdirSync(inPublic('current/'), { recursive: true, encoding: 'utf8' }).sort();
    shell.sales.publish({
      name: 'sales',
      version: '2.0.0',
      pages: [{ path: '/', redirects: ['/start'] }, { path: '/prices' }],
    });
    await shell.refresh();
    const [names, list] = [files(), read('composition.json')];
    await shell.stop();
    damage();
    await shell.start();
    expect(files()).toEqual(names);
    expect(read('composition.json').equals(list)).toBe(true);
  });

  test('is rewritten when a document is damaged', async () => {
    const whole = read('prices.html');
    writeFileSync(inCurrent('prices.html'), 'torn');
    const damaged = await shell.get('/prices');
    expect([damaged.status, damaged.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await expect.poll(async () => (await shell.get('/prices')).status).toBe(200);
    expect(read('prices.html').equals(whole)).toBe(true);
  });

  test('is rewritten when a file of the shell is damaged', async () => {
    const [entry = ''] = /\/assets\/static\/main[^"]*\.js/.exec(await shell.text('/')) ?? [];
    const whole = await shell.text(entry);
    await shell.stop();
    writeFileSync(inPublic(path.join('files', entry)), 'torn');
    await shell.start();
    expect(await shell.text(entry)).toBe(whole);
  });
});
