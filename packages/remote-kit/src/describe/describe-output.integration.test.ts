import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Release, readRelease } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const program = path.resolve(import.meta.dirname, '../cli/remote-kit.ts');
let folder: string;

function write(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const page = (pagePath: string, more: object = {}) => ({
  path: pagePath,
  meta: { title: 'News', description: 'What is new.', keywords: ['news'] },
  sitemap: {
    title: 'News',
    category: 'Company',
    description: 'News',
    priority: 0.5,
    changeFrequency: 'Weekly',
    icon: 'house',
  },
  ...more,
});

const assets = (...css: string[]) => ({ js: { sync: [], async: [] }, css: { sync: css, async: [] } });

/** The fields that are read of the manifests written by bundler plugins. */
const manifest = (type: string) => ({
  metaData: { globalName: 'site_news', remoteEntry: { name: 'entry.11aa.js', path: 'static', type } },
  exposes: [
    { path: './pages', assets: assets('static/all.22bb.css') },
    { path: './pages/news', assets: assets('static/news.33cc.css') },
  ],
  shared: [
    { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' },
    { name: 'left-pad', version: '1.3.0', requiredVersion: '^1.3.0' },
  ],
});

/** Runs the command. @returns its standard error; empty after a success */
async function describeDist(...options: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [program, 'describe', 'dist', ...options], { cwd: folder });
  return run.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

/** Reads the written release as a shell does. */
function release(): Release {
  const reading = readRelease(JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')));
  if ('release' in reading) return reading.release;
  throw new Error(JSON.stringify(reading));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'describe-'));
  write('package.json', { version: '3.0.0' });
  write('dist/static/entry.11aa.js', 'globalThis.site_news = {};');
  write('dist/static/all.22bb.css', 'h1 { color: red }');
  write('dist/static/news.33cc.css', 'h1 { color: blue }');
  write('dist/server.44dd.cjs', 'exports.loadPage = async () => () => null;');
  write('dist/pages/about.html', '<h1>About</h1>');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('A team that describes the output of its bundler', () => {
  test('states name and pages; the rest comes from the files and the manifest of Module Federation', async () => {
    write('dist/mf-manifest.json', manifest('global'));
    write('remote.json', { name: 'news', server: 'server.*.cjs', pages: [page('/news'), page('/events')] });
    expect(await describeDist()).toBe('');
    const { version, files, pages, ...rest } = release();
    expect(rest).toMatchObject({
      name: 'news',
      container: { name: 'site_news', entry: 'static/entry.11aa.js', type: 'script' },
      server: 'server.44dd.cjs',
      shared: { react: '^19.3.1' },
    });
    expect(version).toMatch(/^3\.0\.0-[0-9a-f]{10}$/);
    expect(files['dist/release.json']).toBeUndefined();
    expect(files['static/entry.11aa.js']).toEqual({ integrity: integrityOf('globalThis.site_news = {};'), size: 26 });
    expect(pages.map(({ path, js, css }) => ({ path, js, css }))).toEqual([
      { path: '/news', js: ['static/entry.11aa.js'], css: ['static/news.33cc.css'] },
      { path: '/events', js: ['static/entry.11aa.js'], css: ['static/all.22bb.css'] },
    ]);
  });

  test('gets a container of type module for an ES module', async () => {
    write('dist/mf-manifest.json', manifest('module'));
    write('remote.json', { name: 'news', server: 'server.*.cjs', pages: [page('/news')] });
    expect(await describeDist()).toBe('');
    expect(release().container?.type).toBe('module');
  });

  test('states the container and the files of a page when there is no manifest', async () => {
    const container = { name: 'site_news', entry: 'static/entry.*.js', type: 'module' };
    const own = page('/news', { js: ['static/entry.*.js'], css: ['static/{all,none}.*.css'] });
    write('own.json', { name: 'news', version: '4.0.0', container, server: '*.cjs', pages: [own], shared: {} });
    expect(await describeDist('own.json')).toBe('');
    expect(release()).toMatchObject({
      container: { ...container, entry: 'static/entry.11aa.js' },
      pages: [{ js: ['static/entry.11aa.js'], css: ['static/all.22bb.css'] }],
      shared: {},
    });
    expect(release().version).toMatch(/^4\.0\.0-/);
  });

  test('needs no container or server bundle for pages of plain HTML', async () => {
    const about = page('/about', { html: 'pages/about.html', js: ['static/entry.*.js'] });
    write('remote.json', { name: 'news', pages: [about] });
    expect(await describeDist()).toBe('');
    expect(release().pages[0]).toMatchObject({ html: 'pages/about.html', js: ['static/entry.11aa.js'], css: [] });
  });

  test('gets the same version for the same content only', async () => {
    const statement = { name: 'news', pages: [page('/about', { html: 'pages/about.html' })] };
    write('remote.json', statement);
    await describeDist();
    const { version } = release();
    await describeDist();
    expect(release().version).toBe(version);
    write('dist/pages/about.html', '<h1>About us</h1>');
    await describeDist();
    expect(release().version).not.toBe(version);
  });

  test('gets another version for another container or server bundle among the same files', async () => {
    write('dist/server.55ee.cjs', 'exports.loadPage = async () => () => undefined;');
    write('dist/static/entry.66ff.js', 'globalThis.site_news = [];');
    const versionOf = async (container: string, server: string) => {
      const pages = [page('/news', { js: ['static/entry.11aa.js'] })];
      write('remote.json', { name: 'news', container: { name: 'site_news', entry: container }, server, pages });
      expect(await describeDist()).toBe('');
      return release().version;
    };
    const version = await versionOf('static/entry.11aa.js', 'server.44dd.cjs');
    expect(await versionOf('static/entry.66ff.js', 'server.44dd.cjs')).not.toBe(version);
    expect(await versionOf('static/entry.11aa.js', 'server.55ee.cjs')).not.toBe(version);
  });
});

describe('A team with an incomplete statement', () => {
  test.each([
    ['the missing statement', undefined, /^Write remote\.json: it states the name and the pages/],
    [
      'a missing title',
      { name: 'news', pages: [page('/news', { meta: {} })] },
      /^Correct pages\.0\.meta\.title in remote\.json/,
    ],
    [
      'a missing container',
      { name: 'news', server: '*.cjs', pages: [page('/news')] },
      /^Page \/news needs a container/,
    ],
    [
      'a missing server bundle',
      { name: 'news', container: { name: 'site_news', entry: 'static/entry.*.js' }, pages: [page('/news')] },
      /^Page \/news needs a bundle that renders it/,
    ],
    [
      'a missing file',
      { name: 'news', pages: [page('/about', { html: 'pages/a-bout.html' })] },
      /^"pages\/a-bout\.html" matches no file in dist/,
    ],
    [
      'an ambiguous file',
      { name: 'news', pages: [page('/about', { html: 'pages/about.html', css: ['static/*.css'] })] },
      /^"static\/\*\.css" matches 2 files in dist/,
    ],
  ])('gets an error about %s and keeps the previous description', async (_what, statement, sentence) => {
    write('dist/release.json', 'as it was');
    if (statement) write('remote.json', statement);
    expect(await describeDist()).toMatch(sentence);
    expect(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')).toBe('as it was');
  });

  test('gets an error without a build', async () => {
    rmSync(path.join(folder, 'dist'), { recursive: true });
    write('remote.json', { name: 'news', pages: [page('/news')] });
    expect(await describeDist()).toBe('There is no folder dist: build the remote first.');
  });
});
