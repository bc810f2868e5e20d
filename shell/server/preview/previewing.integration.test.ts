import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { RemoteFolder } from '../testing/remote-folder.ts';
import { failure, HELP_TOKEN, livePrice, priceIn, priceText, SalesTeam, salesRelease } from '../testing/sales-team.ts';
import { siteCommand } from '../testing/site-command.ts';
import { TestShell } from '../testing/test-shell.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let team: SalesTeam;
let shell: TestShell;
/** Build folder of the sales team. */
let dist: RemoteFolder;

beforeEach(async () => {
  team = new SalesTeam();
  ({ shell, dist } = team);
  await team.start();
});

afterEach(() => team.dispose());

const site = (...options: string[]) => team.command(...options);

/** Returns the path of the link that a command printed. */
const linkIn = ({ stdout }: { stdout: string }) => /\/-preview\/[0-9a-f]{32}/.exec(stdout)?.[0] ?? '';

const pushPreview = async (version = '2.0.0') => {
  dist.publish(salesRelease(version));
  return linkIn(await site('push', 'sales', dist.path, '--preview'));
};

/** @returns the cookie that a browser sends after opening the link */
const open = async (link: string) => (await shell.get(link)).headers.get('set-cookie')?.split(';')[0] ?? '';

const seenWith = (cookie: string, address: string, headers: Record<string, string> = {}) =>
  shell.get(address, { headers: { cookie, ...headers } });

const previewFolders = () => readdirSync(path.join(shell.dataDir, 'public/previews'));

describe('A release that is pushed for a preview', () => {
  test('is visible only to people who open the link', async () => {
    dist.publish(salesRelease('2.0.0'));
    const pushed = await site('push', 'sales', dist.path, '--preview');
    expect(pushed).toMatchObject({ code: 0, stderr: '' });
    expect(pushed.stdout).toMatch(
      /^Anyone with the link can see sales 2\.0\.0 until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\nhttp/,
    );

    const opened = await shell.get(linkIn(pushed));
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/');
    expect(opened.headers.get('set-cookie')).toMatch(/^preview=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);

    const cookie = await open(linkIn(pushed));
    expect(priceIn(await (await seenWith(cookie, '/prices')).text())).toBe('2.0.0');
    expect((await seenWith(cookie, '/help')).status).toBe(200);
    expect(await livePrice(shell)).toBe('1.0.0');
    expect((await shell.report()).releases.sales?.version).toBe('1.0.0');
  });

  test('goes live unchanged when it is promoted or pushed', async () => {
    await pushPreview();
    expect(await site('promote', 'sales', '2.0.0')).toMatchObject({ code: 0 });
    expect(await livePrice(shell)).toBe('2.0.0');
    await pushPreview('3.0.0');
    expect(await site('push', 'sales', dist.path)).toMatchObject({ code: 0 });
    expect(await livePrice(shell)).toBe('3.0.0');
  });

  test('is refused with page and reason like any other', async () => {
    dist.publish(salesRelease('2.0.0', '<p>Soon.</p>'));
    expect(await site('push', 'sales', dist.path, '--preview')).toEqual(
      failure(/^refused: Page \/prices: The page has too little text/),
    );
    expect(await livePrice(shell)).toBe('1.0.0');
    expect(previewFolders()).toEqual([]);
  });

  test('is recorded in the history', async () => {
    await pushPreview();
    expect(await (await shell.get('/-/history?limit=1')).json()).toMatchObject([
      { remote: 'sales', action: 'preview', version: '2.0.0', by: 'sales ci', outcome: 'done' },
    ]);
  });
});

describe('A stored release', () => {
  test('is previewed by its name and version', async () => {
    shell.sales.publish(salesRelease('2.0.0'));
    await shell.refresh();
    const cookie = await open(linkIn(await site('preview', 'sales@1.0.0')));
    expect(priceIn(await (await seenWith(cookie, '/prices')).text())).toBe('1.0.0');
    expect(await livePrice(shell)).toBe('2.0.0');
  });

  test('is not previewed when it is unknown or belongs to another team', async () => {
    expect(await site('preview', 'sales@9.9.9')).toEqual(
      failure(/^The store has no release 9\.9\.9 of sales: it has 1\.0\.0\.\n$/),
    );
    expect(await site('preview', 'help@1.0.0')).toEqual(
      failure(/^The token "sales ci" may steer sales, not help\.\n$/),
    );
    expect(await site('preview', 'sales')).toEqual(
      failure(/^Name a release such as wholesale@1\.0\.0-0190635d11, not sales\.\n$/),
    );
  });
});

test.each<[string, (file: string) => void]>([
  ['deleted', () => {}],
  ['torn', (file) => writeFileSync(file, '<!doctype')],
])('A preview is made even if rendered documents were %s while the shell was running', async (_how, leave) => {
  const rendered = path.join(shell.dataDir, 'rendered');
  for (const key of readdirSync(rendered)) {
    const file = path.join(rendered, key, '0.html');
    // A published document is a link to the same file.
    rmSync(file);
    leave(file);
  }
  const link = await pushPreview();
  expect(link).not.toBe('');
  const cookie = await open(link);
  for (const address of ['/', '/help', '/nowhere'])
    expect(await (await seenWith(cookie, address)).text()).toContain('Preview of sales 2.0.0');
});

describe('Documents of a preview', () => {
  test('have a bar that describes and ends the preview, allowed by their policy, which forbids frames; live ones do not', async () => {
    const live = await shell.text('/prices');
    const cookie = await open(await pushPreview());
    const shown = await seenWith(cookie, '/prices');
    expect(shown.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const html = await shown.text();
    expect(html).toMatch(
      /<\/div><aside [^>]*aria-label="Preview"><p>Preview of sales 2\.0\.0 until <time datetime="[^"]+">[^<]+ UTC<\/time>[^<]*<\/p><a href="\/-preview\/end" target="_top">End preview<\/a><\/aside><script type="application\/json" id="page-data">/,
    );
    const style = /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1] ?? '';
    expect(html).toContain(
      `style-src &#39;sha256-${createHash('sha256').update(style).digest('base64')}&#39; &#39;self&#39;`,
    );
    expect(await shell.text('/prices')).toBe(live);
    expect(live).not.toContain('preview');
  });

  test('are neither cached nor indexed, at any address', async () => {
    const cookie = await open(await pushPreview());
    for (const address of [
      '/',
      '/prices',
      '/help',
      '/no-such-page',
      '/prices/',
      '/composition.json',
      '/sitemap.xml',
      '/favicon.ico',
    ]) {
      const { headers } = await seenWith(cookie, address);
      expect({ address, ...Object.fromEntries(headers) }).toMatchObject({
        address,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await seenWith(cookie, '/no-such-page')).status).toBe(404);
    expect((await seenWith(cookie, '/prices/')).headers.get('location')).toBe('/prices');
    const { headers } = await shell.get('/prices');
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('vary')]).toEqual([
      'no-cache',
      null,
      'accept-encoding',
    ]);
  });

  test('are sent to a browser that has cached the live ones', async () => {
    const etag = (await shell.get('/prices')).headers.get('etag') ?? '';
    const cookie = await open(await pushPreview());
    expect((await seenWith(cookie, '/prices', { 'if-none-match': etag })).status).toBe(200);
  });

  test('point scripts to the previewed release, whose files are served', async () => {
    const cookie = await open(await pushPreview());
    const composition = await (await seenWith(cookie, '/composition.json')).json();
    expect(composition.remotes.sales.version).toBe('2.0.0');
    for (const version of ['1.0.0', '2.0.0'])
      expect((await seenWith(cookie, `/remotes/sales/static/only-${version}.js`)).status).toBe(200);
    expect((await shell.get('/remotes/sales/static/only-2.0.0.js')).status).toBe(200);
    expect(await (await shell.get('/composition.json')).json()).toMatchObject({
      remotes: { sales: { version: '1.0.0' } },
    });
  });

  test('report no visitor metrics and count no visits', async () => {
    await shell.stop();
    await team.start({ RUM_SAMPLE: '1' });
    expect(await shell.text('/prices')).toContain(' data-vitals="');
    const cookie = await open(await pushPreview());
    const before = await shell.text('/-/metrics');
    expect(await (await seenWith(cookie, '/prices')).text()).not.toContain('data-vitals');
    const served = (metrics: string) => /^site_answers_total\{status="200"\}.*$/m.exec(metrics)?.[0];
    expect(served(await shell.text('/-/metrics'))).toBe(served(before));
    expect(served(before)).toBeDefined();
  });
});

describe('A preview', () => {
  test('ends on request of its viewer', async () => {
    await open(await pushPreview());
    const ended = await shell.get('/-preview/end');
    expect(ended.status).toBe(303);
    expect(ended.headers.get('location')).toBe('/');
    expect(ended.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\//);
  });

  test('is listed without its link, and ended for all viewers by its team', async () => {
    const link = await pushPreview();
    const cookie = await open(link);
    const { previews } = JSON.parse((await site('status', '--json')).stdout);
    expect(previews).toEqual([
      { remote: 'sales', version: '2.0.0', createdAt: expect.any(String), expiresAt: expect.any(String) },
    ]);
    expect((await site('status')).stdout).toMatch(
      /^preview: sales 2\.0\.0 until \d{4}-\d\d-\d\d \d\d:\d\d: "end-preview sales@2\.0\.0" ends it\.$/m,
    );

    expect(await site('end-preview', 'help@1.0.0')).toEqual(failure(/^The token "sales ci" may steer sales/));
    expect(await site('end-preview', 'sales@2.0.0', '--note', 'seen')).toEqual({
      code: 0,
      stdout: 'The preview of sales 2.0.0 ended.\n',
      stderr: '',
    });
    expect((await seenWith(cookie, '/prices')).status).toBe(410);
    expect((await shell.get(link)).status).toBe(410);
    expect(previewFolders()).toEqual([]);
    expect(JSON.parse((await site('status', '--json')).stdout).previews).toEqual([]);
    expect(await (await shell.get('/-/history?limit=1')).json()).toMatchObject([
      { remote: 'sales', action: 'end-preview', version: '2.0.0', by: 'sales ci', note: 'seen', outcome: 'done' },
    ]);
    expect(await site('end-preview', 'sales@2.0.0')).toEqual(failure(/^There is no preview of sales 2\.0\.0\.\n$/));
  });

  test('has a secure cookie where the site is served by HTTPS', async () => {
    const { headers } = await shell.get(await pushPreview(), { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  test('expires after a day: link and cookie get an explanation once, then the live site', async () => {
    const link = await pushPreview();
    const cookie = await open(link);
    shell.now = () => Date.now() + DAY_MS + 1_000;
    for (const address of [link, '/prices']) {
      const answer = await seenWith(cookie, address);
      expect(answer.status).toBe(410);
      expect(answer.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0;/);
      expect(await answer.text()).toMatch(/^This preview has ended\. /);
    }
    const [before] = previewFolders();
    await pushPreview('3.0.0');
    expect(previewFolders()).toHaveLength(1);
    expect(previewFolders()).not.toContain(before);
  });

  test('cannot be guessed: other ids and cookies lead to the live site or a sentence', async () => {
    await pushPreview();
    expect((await shell.get(`/-preview/${'0'.repeat(32)}`)).status).toBe(410);
    expect((await shell.get('/-preview/..%2fcompositions')).status).toBe(404);
    for (const cookie of ['preview=../current', 'preview=', 'other=1'])
      expect(priceIn(await (await seenWith(cookie, '/prices')).text())).toBe('1.0.0');
    const [id] = previewFolders();
    for (const address of [`/previews/${id}/prices`, `/-preview/${id}/prices`, '/preview.json'])
      expect((await shell.get(address)).status).toBe(404);
  });

  test('is unchanged by later releases and restarts', async () => {
    const cookie = await open(await pushPreview());
    shell.sales.publish(salesRelease('3.0.0'));
    await shell.refresh();
    await shell.stop();
    await team.start();
    expect(await livePrice(shell)).toBe('3.0.0');
    expect(priceIn(await (await seenWith(cookie, '/prices')).text())).toBe('2.0.0');
    expect((await shell.get('/remotes/sales/static/only-2.0.0.js')).status).toBe(200);
  });

  test('is served by every shell on the data folder', async () => {
    const cookie = await open(await pushPreview());
    const other = new TestShell(shell.dataDir);
    onTestFinished(() => other.stop());
    await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    const seen = await other.get('/prices', { headers: { cookie } });
    expect(priceIn(await seen.text())).toBe('2.0.0');
  });

  test('keeps its release in a store that is too small for all others', async () => {
    const large = (version: string) => salesRelease(version, `${priceText(version)}<!-- ${'.'.repeat(700_000)} -->`);
    await shell.stop();
    await team.start({ STORE_MAX_MB: '1' });
    dist.publish(large('2.0.0'));
    await site('push', 'sales', dist.path, '--preview');
    for (const version of ['3.0.0', '4.0.0']) {
      shell.sales.publish(large(version));
      await shell.refresh();
    }
    expect(readdirSync(path.join(shell.dataDir, 'store/releases')).sort()).toEqual([
      'help@1.0.0.json',
      'sales@2.0.0.json',
      'sales@3.0.0.json',
      'sales@4.0.0.json',
    ]);
  });

  test('makes room for newer ones: beyond twenty, the oldest ends, and the command reports it', async () => {
    const link = await pushPreview();
    for (let count = 1; count < 20; count += 1) await site('preview', 'sales@2.0.0');
    expect((await site('preview', 'sales@1.0.0')).stdout).toContain(
      'The oldest preview of sales, of version 2.0.0, was ended to make room.\n',
    );
    expect((await shell.get(link)).status).toBe(410);
    expect(previewFolders()).toHaveLength(20);
    expect(existsSync(path.join(shell.dataDir, 'public/current'))).toBe(true);
  });

  test('is not ended by a team that makes many of its own', async () => {
    const link = linkIn(await siteCommand(shell, ['preview', 'help@1.0.0'], HELP_TOKEN));
    for (let count = 0; count < 20; count += 1) await site('preview', 'sales@1.0.0');
    expect((await shell.get(link)).status).toBe(303);
    expect(previewFolders()).toHaveLength(20);
  });
});
