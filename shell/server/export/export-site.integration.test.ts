import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';
import type { Export } from './export-site.ts';

let shell: TestShell;
let folder: string;

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const has = (file: string) => existsSync(path.join(folder, file));

function setUp(): void {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }, { path: '/prices/wholesale' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'out');
}

async function tearDown(): Promise<void> {
  await shell.dispose();
  rmSync(path.dirname(folder), { recursive: true });
}

describe('An export', () => {
  let exported: Export;
  beforeAll(async () => {
    setUp();
    exported = await shell.export({ folder, forms: 'https://forms.example' });
  });
  afterAll(tearDown);

  test('contains every answer of the site as a file', () => {
    expect(exported).toMatchObject({ pages: 4, releases: { sales: '1.0.0', help: '1.0.0' } });
    expect(read('index.html')).toContain('<h1>Page /</h1>');
    expect(read('prices.html')).toContain('<h1>Page /prices</h1>');
    expect(read('prices/wholesale.html')).toContain('<h1>Page /prices/wholesale</h1>');
    expect(read('404.html')).toContain('404 Page Not Found');
    expect(read('sitemap.xml')).toContain('<loc>http://localhost:8080/prices</loc>');
    expect(read('robots.txt')).toContain('sitemap.xml');
    expect(read('favicon.svg')).toContain('<svg');
    expect(read('remotes/help/static/only-1.0.0.js')).toBe("'1.0.0';");
    expect(JSON.parse(read('remotes/help/releases/1.0.0.json'))).toMatchObject([{ path: '/help' }]);
    const [, start = ''] = /src="\/(assets\/[^"]+)"/.exec(read('index.html')) ?? [];
    expect(has(start)).toBe(true);
    expect(has('remotes/help/server/pages.cjs')).toBe(false);
  });

  test('includes the policy of each document in the document, which works on every host', () => {
    for (const file of ['index.html', '404.html']) {
      const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(read(file)) ?? [];
      const styles = [...read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
      expect(styles.length).toBeGreaterThan(0);
      for (const css of styles) expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
      expect(policy).toContain('script-src &#39;self&#39;');
      expect(policy).not.toContain('frame-ancestors');
    }
  });

  test('defines caching, security headers and redirects for hosts', () => {
    expect(read('_headers')).toMatch(/^\/remotes\/\*\n {2}cache-control: public, max-age=31536000, immutable$/m);
    expect(read('_headers')).toContain("content-security-policy: frame-ancestors 'none'");
    expect(read('_redirects')).toContain('\n/prices/wholesale/ /prices/wholesale 301\n');
    expect(read('_redirects')).toContain('\n/favicon.ico /favicon.svg 302\n');
    expect(read('_redirects')).toContain('\n/api/* https://forms.example/api/:splat 200\n');
  });

  test('is reproducible', async () => {
    const files = ['index.html', '_redirects', 'export.json'];
    const before = files.map(read);
    await shell.export({ folder, forms: 'https://forms.example' });
    expect(files.map(read)).toEqual(before);
  });
});

describe('A folder', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  test('of an earlier export loses removed pages, and keeps files of open tabs and other files', async () => {
    await shell.export({ folder });
    writeFileSync(path.join(folder, 'CNAME'), 'voice.example');
    shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/' }, { path: '/prices' }] });
    await shell.export({ folder });
    expect(has('prices/wholesale.html')).toBe(false);
    expect(has('remotes/sales/static/only-1.0.0.js')).toBe(true);
    expect(has('remotes/sales/static/only-1.1.0.js')).toBe(true);
    expect(read('CNAME')).toBe('voice.example');
    expect(JSON.parse(read('export.json'))).toMatchObject({ releases: { sales: '1.1.0' } });
  });

  test('of an earlier export keeps its documents while a file that new ones need cannot be written', async () => {
    await shell.export({ folder });
    const before = read('index.html');
    shell.sales.publish({
      name: 'sales',
      version: '1.1.0',
      pages: [{ path: '/', html: `<p>${'new '.repeat(20)}</p>` }],
    });
    mkdirSync(path.join(folder, 'remotes/sales/static/only-1.1.0.js'));
    await expect(shell.export({ folder })).rejects.toThrow();
    expect(read('index.html')).toBe(before);
  });

  test('with other content is not touched', async () => {
    const file = path.join(path.dirname(folder), 'photo.jpg');
    writeFileSync(file, 'kept');
    const other = path.dirname(folder);
    await expect(shell.export({ folder: other })).rejects.toThrow('contains more than an earlier export');
    await expect(shell.export({ folder: file })).rejects.toThrow('cannot be read as a folder');
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(existsSync(path.join(other, 'index.html'))).toBe(false);
  });
});

describe('No export is written', () => {
  beforeEach(setUp);
  afterEach(tearDown);

  test('when a remote has no release', async () => {
    shell.help.remove();
    await expect(shell.export({ folder })).rejects.toThrow('/help belongs to a remote that has no release');
    expect(has('.')).toBe(false);
  });

  test('when a release is refused', async () => {
    await shell.export({ folder });
    const before = read('export.json');
    shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/', html: '' }] });
    await expect(shell.export({ folder })).rejects.toThrow('sales is refused: Page /');
    expect(read('export.json')).toBe(before);
    const history = readFileSync(path.join(shell.dataDir, 'steering/history.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(history.at(-1) ?? '')).toMatchObject({ remote: 'sales', version: '1.1.0', outcome: 'refused' });
  });

  test('when a live release can no longer be composed', async () => {
    await shell.export({ folder });
    rmSync(path.join(shell.dataDir, 'store/releases/help@1.0.0.json'));
    shell.help.remove();
    await expect(shell.export({ folder })).rejects.toThrow('Nothing is written: The description of help 1.0.0');
  });
});
