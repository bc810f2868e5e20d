import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { RELEASE_FILE, type Release, SBOM_FILE } from '@site/contracts';
import { describeFile, hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { swapLink } from './publish/swap-link.ts';
import { TestShell } from './testing/test-shell.ts';

const SHELL_DIST = path.join(import.meta.dirname, '../dist');

let shell: TestShell;

function createShell(): TestShell {
  const created = new TestShell();
  created.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
  created.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  return created;
}

beforeEach(() => {
  shell = createShell();
});

afterEach(() => shell.dispose());

describe('An unreachable remote', () => {
  test('does not affect visitors, even after a restart of the shell', async () => {
    await shell.start();
    const before = await shell.text('/help');
    shell.help.remove();
    shell.sales.remove();
    await shell.refresh();
    expect(await shell.text('/help')).toBe(before);

    await shell.stop();
    await shell.start();
    expect((await shell.get('/help')).status).toBe(200);
    expect((await shell.get('/')).status).toBe(200);
    expect(await shell.text('/remotes/help/static/only-1.0.0.js')).toBe("'1.0.0';");
  });

  test('gets 503 with the layout on its paths when it was never seen, and recovers automatically', async () => {
    shell.help.remove();
    await shell.start({ REMOTES_POLL_MS: '20', SHARED_CACHE_SECONDS: '600' });
    const away = await shell.get('/help');
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('30');
    expect(away.headers.get('cache-control')).toBe('no-store');
    expect(await away.text()).toContain('<header');
    expect((await shell.get('/prices')).status).toBe(200);

    shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
    await expect.poll(async () => (await shell.get('/help')).status).toBe(200);
  });

  test('does not take away a page that another team serves at one of its paths', async () => {
    shell.help.remove();
    shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }, { path: '/help' }] });
    await shell.start();
    expect((await shell.get('/help')).status).toBe(200);
  });
});

describe('A remote that misbehaves', () => {
  const former = createShell();

  beforeAll(async () => {
    await former.start();
    await former.stop();
  });

  afterAll(() => former.dispose());

  const answers: [string, (server: Server) => void][] = [
    ['hangs', (server) => server.on('request', () => {})],
    [
      'answers 404 as HTML',
      (server) =>
        server.on('request', (_q, r) => r.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')),
    ],
    [
      'answers HTML with status 200',
      (server) => server.on('request', (_q, r) => r.end('<!doctype html><title>Login</title>')),
    ],
    ['closes the connection', (server) => server.on('request', (q) => q.socket.destroy())],
    [
      'closes the connection in the middle of its answer',
      (server) =>
        server.on('request', (q, r) =>
          r.writeHead(200, { 'content-length': 9_000 }).write('{', () => q.socket.destroy()),
        ),
    ],
  ];

  test.each(answers)('%s: the site keeps its release and others go live', async (_what, misbehave) => {
    shell.copyStore(former);
    const server = createServer();
    misbehave(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

    await shell.start({ REMOTES: `sales=${shell.sales.path},help=${address}` });
    shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/' }, { path: '/prices' }] });
    const { releases, refused } = await shell.refresh();
    expect(releases).toMatchObject({ sales: { version: '1.1.0' }, help: { version: '1.0.0' } });
    expect(refused).toEqual([]);
    expect((await shell.get('/help')).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});

describe('An endless description', () => {
  test('is aborted, even when it is small in compressed form', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    let isCompressed = false;
    let sent = 0;
    const server = createServer((_request, response) => {
      if (isCompressed) return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      const chunk = Buffer.alloc(1_000_000, ' ');
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', send);
      send();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await shell.start({ REMOTES: `sales=${shell.sales.path},help=${address}`, REMOTE_TIMEOUT_MS: '5000' });
    const tooLarge = [{ remote: 'help', reason: 'release.json is larger than 5000000 bytes.', at: expect.any(String) }];
    expect((await shell.report()).refused).toEqual(tooLarge);
    expect(sent).toBeLessThan(20_000_000);

    isCompressed = true;
    expect((await shell.refresh()).refused).toEqual(tooLarge);
    server.closeAllConnections();
    server.close();
  });
});

describe('A remote behind a web server', () => {
  test.each([
    ['with entity tags', true],
    ['without entity tags', false],
  ])('%s publishes like a folder, even if its connections break for a while', async (_what, hasTags) => {
    let answered = 0;
    let isBreaking = false;
    let broken = 0;
    const server = createServer(async (request, response) => {
      if (isBreaking && request.url !== `/${RELEASE_FILE}`) {
        broken += 1;
        return request.socket.destroy();
      }
      const content = await readFile(path.join(shell.help.path, request.url ?? '/')).catch(() => undefined);
      const tag = hasTags && content ? `"${createHash('sha256').update(content).digest('hex')}"` : undefined;
      if (tag && request.headers['if-none-match'] === tag) return response.writeHead(304).end();
      answered += 1;
      response.writeHead(content ? 200 : 404, tag ? { etag: tag } : {}).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await shell.start({ REMOTES: `sales=${shell.sales.path},help=${address}`, REMOTES_POLL_MS: '20' });
    const fetched = answered;
    await expect.poll(() => answered).toBeGreaterThanOrEqual(hasTags ? fetched : fetched + 3);

    isBreaking = true;
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help' }] });
    await expect
      .poll(async () => broken > 0 && (await shell.report()).warnings)
      .toContainEqual({
        remote: 'help',
        message: expect.stringMatching(/^The last poll failed: .* does not answer\.$/),
      });
    isBreaking = false;
    await expect.poll(async () => (await shell.report()).releases.help?.version).toBe('1.1.0');
    server.closeAllConnections();
    server.close();
  });
});

describe('Two shells on one store', () => {
  test('serve the files of a release that only the other one has live', async () => {
    await shell.start();
    const other = new TestShell(shell.dataDir);
    await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }, { path: '/prices' }] });
    expect((await other.refresh()).releases.sales?.version).toBe('2.0.0');

    expect((await shell.report()).releases.sales?.version).toBe('1.0.0');
    expect(await shell.text('/remotes/sales/static/only-2.0.0.js')).toBe("'2.0.0';");
    expect((await shell.get('/remotes/sales/releases/2.0.0.json')).status).toBe(200);
    expect((await shell.get('/remotes/sales/static/only-3.0.0.js')).status).toBe(404);
    await other.dispose();
  });
});

describe('An upgrade of the shell', () => {
  const NEW_ENTRY = 'static/main.aaaaaaaaaa.js';
  const entryOf = (html: string) => /data-application="([^"]+)"/.exec(html)?.[1] ?? '';
  let newBuild: string;

  beforeEach(() => {
    newBuild = mkdtempSync(path.join(tmpdir(), 'shell-dist-'));
    cpSync(SHELL_DIST, newBuild, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(newBuild, 'shell.json'), 'utf8'));
    renameSync(path.join(newBuild, manifest.entry), path.join(newBuild, NEW_ENTRY));
    const files = manifest.files.map((file: string) => (file === manifest.entry ? NEW_ENTRY : file));
    writeFileSync(path.join(newBuild, 'shell.json'), JSON.stringify({ ...manifest, entry: NEW_ENTRY, files }));
  });
  afterEach(() => rmSync(newBuild, { recursive: true }));

  function provideToasts(version: string): void {
    const file = path.join(newBuild, 'shell.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.shared['@site/toasts'] = version;
    writeFileSync(file, JSON.stringify(manifest));
  }

  test('serves scripts of all documents while instances of both builds run', async () => {
    await shell.start();
    const next = new TestShell(shell.dataDir);
    await next.start({ SHELL_DIST: newBuild, REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    const entries = [entryOf(await shell.text('/')), entryOf(await next.text('/'))];
    expect(entries[1]).toBe(`/assets/${NEW_ENTRY}`);
    for (const instance of [shell, next])
      for (const entry of entries) expect((await instance.get(entry)).status, entry).toBe(200);
    expect((await shell.get('/assets/static/main.bbbbbbbbbb.js')).status).toBe(404);
    await next.stop();
  });

  test('to a new major version of a library keeps releases that accept both, and then each team can push', async () => {
    const publish = async (version: string, toasts: string, ...teams: ('sales' | 'help')[]) => {
      for (const name of teams) {
        const pages = name === 'sales' ? [{ path: '/' }, { path: '/prices' }] : [{ path: '/help' }];
        shell[name].publish({ name, version, pages, shared: { react: '^19.0.0', '@site/toasts': toasts } });
      }
      const { releases, refused, failed } = await shell.refresh();
      expect({ refused, failed }).toEqual({ refused: [], failed: null });
      return [releases.sales?.version, releases.help?.version];
    };
    await shell.start();
    expect(await publish('1.1.0', '^1.0.0', 'sales', 'help')).toEqual(['1.1.0', '1.1.0']);
    expect(await publish('1.2.0', '^1.0.0 || ^2.0.0', 'sales')).toEqual(['1.2.0', '1.1.0']);
    expect(await publish('1.2.0', '^1.0.0 || ^2.0.0', 'help')).toEqual(['1.2.0', '1.2.0']);
    await shell.stop();

    provideToasts('2.0.0');
    await shell.start({ SHELL_DIST: newBuild });
    expect(entryOf(await shell.text('/help'))).toBe(`/assets/${NEW_ENTRY}`);
    expect(await publish('2.0.0', '^2.0.0', 'sales')).toEqual(['2.0.0', '1.2.0']);
    expect(await publish('2.0.0', '^2.0.0', 'help')).toEqual(['2.0.0', '2.0.0']);
  });

  describe('on a shared data folder', () => {
    const publishSales = (version: string) =>
      shell.sales.publish({ name: 'sales', version, pages: [{ path: '/', title: version }, { path: '/prices' }] });
    const live = () => readFileSync(path.join(shell.dataDir, 'public/current/index.html'), 'utf8');

    const start = (started: TestShell, variables: Record<string, string> = {}) =>
      started.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}`, ...variables });

    async function startNext(variables: Record<string, string>) {
      const next = new TestShell(shell.dataDir);
      onTestFinished(() => next.stop());
      await start(next, variables);
      return next;
    }

    test('shows its documents even if the former build publishes last', async () => {
      await start(shell);
      const next = await startNext({ SHELL_DIST: newBuild, REMOTES_POLL_MS: '20' });
      publishSales('2.0.0');
      await next.refresh();
      await shell.refresh();
      await shell.stop();
      await expect.poll(() => entryOf(live())).toBe(`/assets/${NEW_ENTRY}`);
      expect(live()).toContain('<title>2.0.0');
    });

    test('leaves the former build in charge if it cannot compose the live releases', async () => {
      shell.help.publish({
        name: 'help',
        pages: [{ path: '/help' }],
        shared: { react: '^19.0.0', '@site/toasts': '^1.0.0' },
      });
      await start(shell, { REMOTES_POLL_MS: '20' });
      provideToasts('2.0.0');
      const next = await startNext({ SHELL_DIST: newBuild, REMOTES_POLL_MS: '20' });
      expect((await next.report()).failed).not.toBeNull();
      publishSales('2.0.0');
      await expect.poll(live).toContain('<title>2.0.0');
      expect(entryOf(live())).not.toBe(`/assets/${NEW_ENTRY}`);
    });

    test('composes again with growing delays if it fails after the former build has published last', async () => {
      let polls = 0;
      let isUp = true;
      const server = createServer(async (request, response) => {
        polls += 1;
        const content = isUp && (await readFile(path.join(shell.help.path, request.url ?? '/')).catch(() => undefined));
        response.writeHead(content ? 200 : 404).end(content || undefined);
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const variables = { REMOTES: `sales=${shell.sales.path},help=${address}` };
      await start(shell, variables);
      const link = path.join(shell.dataDir, 'public/current');
      const former = readlinkSync(link);
      await shell.stop();
      const next = await startNext({ ...variables, SHELL_DIST: newBuild, REMOTES_POLL_MS: '20' });

      isUp = false;
      for (const folder of ['store/files', 'rendered']) rmSync(path.join(shell.dataDir, folder), { recursive: true });
      await swapLink(link, former);
      const failures = async () =>
        Number(/site_compositions_total\{outcome="failed"\} (\d+)/.exec(await next.text('/-/metrics'))?.[1]);
      await expect.poll(failures).toBeGreaterThan(0);
      const before = polls;
      await expect.poll(() => polls, { timeout: 10_000 }).toBeGreaterThan(before + 40);
      expect(await failures()).toBeLessThan(5);
    });

    test('can be taken back while the newer build still publishes', async () => {
      await start(shell, { SHELL_DIST: newBuild });
      const former = await startNext({ REMOTES_POLL_MS: '20' });
      publishSales('2.0.0');
      await former.refresh();
      await shell.refresh();
      await shell.stop();
      await expect.poll(() => entryOf(live())).not.toBe(`/assets/${NEW_ENTRY}`);
      expect(live()).toContain('<title>2.0.0');
    });
  });

  test('keeps scripts of the former build for open tabs', async () => {
    await shell.start();
    const entry = entryOf(await shell.text('/'));
    const script = await shell.text(entry);
    await shell.stop();
    await shell.start({ SHELL_DIST: newBuild });
    expect(entryOf(await shell.text('/'))).not.toBe(entry);
    expect(await shell.text(entry)).toBe(script);
  });
});

describe('A new release', () => {
  test('is served to new visitors, while files of the former one stay for open tabs', async () => {
    await shell.start({ REMOTES_POLL_MS: '20' });
    shell.sales.publish({
      name: 'sales',
      version: '2.0.0',
      pages: [{ path: '/', title: 'A new title' }, { path: '/prices' }],
    });
    await expect.poll(() => shell.text('/')).toContain('<title>A new title</title>');
    expect((await shell.get('/remotes/sales/static/only-1.0.0.js')).status).toBe(200);
    expect((await shell.get('/remotes/sales/releases/1.0.0.json')).status).toBe(200);
    expect((await shell.get('/remotes/sales/static/only-2.0.0.js')).status).toBe(200);
    expect(await shell.text('/remotes/sales/static/remote.js')).toContain('2.0.0');
  });

  test('exposes neither its server bundle nor its SBOM to visitors', async () => {
    const list = JSON.stringify({ bomFormat: 'CycloneDX' });
    const change = (release: Release) => ({ ...release, files: { ...release.files, [SBOM_FILE]: describeFile(list) } });
    shell.sales.write(SBOM_FILE, list);
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }], change });
    await shell.start();
    expect((await shell.refresh()).releases.sales?.version).toBe('2.0.0');
    for (const file of ['server/pages.cjs', SBOM_FILE])
      expect((await shell.get(`/remotes/sales/${file}`)).status, file).toBe(404);
    const kept = path.join(shell.dataDir, 'store/files', hexDigestOf(integrityOf(list)));
    expect(readFileSync(kept, 'utf8')).toBe(list);
  });
});
