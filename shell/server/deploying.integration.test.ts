import { createHash } from 'node:crypto';
import type { Release, ReleasePage } from '@site/contracts';
import { describeFile, integrityOf } from '@site/contracts/integrity';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Warning } from './compose/composition.ts';
import type { SiteReport } from './site-report.ts';
import { RemoteFolder, type TestPage } from './testing/remote-folder.ts';
import { TestShell } from './testing/test-shell.ts';

const shell = new TestShell();
const home = { path: '/' };
const prices = { path: '/prices' };

/** Publishes the initial releases of both teams. */
function publishFirst() {
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [home, prices] });
  shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
}

beforeAll(() => {
  publishFirst();
  return shell.start();
});

// All tests share a shell: returning to the first releases restores its state.
afterEach(async () => {
  publishFirst();
  const { releases, refused } = await shell.refresh();
  expect(releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '1.0.0' } });
  expect(refused).toEqual([]);
});

afterAll(() => shell.dispose());

/** Header and footer link to pages that do not exist here. */
const ofTeams = (warnings: Warning[]) => warnings.filter(({ remote }) => remote !== 'shell');

/** Page that differs each time it is rendered. */
const unique = `return React.createElement('p', null, Math.random() + ' words'.repeat(20));`;

describe('A deploy of one team', () => {
  test('changes no byte or header of documents of other teams', async () => {
    const read = async (path: string) => {
      const response = await shell.get(path);
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
      return { headers, content: integrityOf(Buffer.from(await response.arrayBuffer())) };
    };
    shell.help.publish({ name: 'help', version: '7.1.0', pages: [{ path: '/help', code: unique }] });
    await shell.refresh();
    const paths = ['/help', '/no-such-page'];
    const before = await Promise.all(paths.map(read));
    shell.sales.publish({ name: 'sales', version: '7.1.0', pages: [home, prices, { path: '/prices/new' }] });
    expect((await shell.refresh()).releases.sales?.version).toBe('7.1.0');
    expect(await Promise.all(paths.map(read))).toEqual(before);
  });

  test('changes the sitemap only for its own pages', async () => {
    const read = async () => {
      const xml = await shell.text('/sitemap.xml');
      return Object.fromEntries(
        [...xml.matchAll(/<loc>http:\/\/localhost:8080([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, page, day]) => [
          page,
          day,
        ]),
      );
    };
    const before = await read();
    shell.sales.publish({ name: 'sales', version: '7.2.0', pages: [home, prices] });
    await shell.refresh();
    await shell.stop();
    await shell.start();
    const after = await read();
    expect(after['/help']).toBe(before['/help']);
    expect(Date.parse(after['/prices'] ?? '')).toBeGreaterThan(Date.parse(before['/prices'] ?? ''));
  });

  test('reaches open tabs through one small file', async () => {
    const read = async () => (await shell.get('/composition.json')).json();
    const before = await read();
    expect(before).toEqual({
      id: expect.any(String),
      remotes: {
        sales: { version: '1.0.0', container: 'site_sales', entry: expect.any(String), paths: ['/', '/prices'] },
        help: { version: '1.0.0', container: 'site_help', entry: expect.any(String), paths: ['/help'] },
      },
    });
    shell.sales.publish({ name: 'sales', version: '7.3.0', pages: [home, prices, { path: '/prices/new' }] });
    await shell.refresh();
    const after = await read();
    expect(after.remotes).toMatchObject({
      sales: { version: '7.3.0', paths: ['/', '/prices', '/prices/new'] },
      help: { version: '1.0.0' },
    });
    expect(after.id).not.toBe(before.id);
  });
});

test('allows styles with Windows line endings in the policy of the document', async () => {
  const styles = [':where(#page) {', '  @layer page { .mark { color: red } }', '}', ''].join('\r\n');
  shell.help.publish({ name: 'help', version: '8.4.0', pages: [{ path: '/help' }], styles });
  expect((await shell.refresh()).releases.help?.version).toBe('8.4.0');
  const document = await shell.text('/help');
  const [, css = ''] = /<style data-href="[^"]*page\.css">([^<]*)</.exec(document) ?? [];
  const asBrowsersRead = css.replaceAll(/\r\n?/g, '\n');
  expect(asBrowsersRead).toContain('.mark');
  const [policy] = /http-equiv="content-security-policy" content="[^"]*"/.exec(document) ?? [];
  expect(policy).toContain(`sha256-${createHash('sha256').update(asBrowsersRead).digest('base64')}`);
});

test('A style sheet with the end tag of its element adds no markup to the document', async () => {
  const styles = ':where(#page) { @layer page { .mark { content: "</STYLE><meta http-equiv=refresh content=0>" } } }';
  shell.help.publish({ name: 'help', version: '8.5.0', pages: [{ path: '/help' }], styles });
  expect((await shell.refresh()).releases.help?.version).toBe('8.5.0');
  expect(await shell.text('/help')).toContain(String.raw`<\/STYLE><meta http-equiv=refresh`);
});

test('A title and structured data with markup stay text, in the document and in lists of other teams', async () => {
  const markup = '</title></script><script>steal()</script>';
  const withPages = (to: (page: ReleasePage) => object) => (release: Release) => ({
    ...release,
    pages: release.pages.map((page) => ({ ...page, ...to(page) })),
  });
  const change = withPages(({ meta }) => ({ meta: { ...meta, jsonLd: [{ '@type': 'Article', headline: markup }] } }));
  shell.sales.publish({ name: 'sales', version: '8.6.0', pages: [home, { ...prices, title: markup }], change });
  const listed = withPages(() => ({ needsPages: true }));
  shell.help.publish({ name: 'help', version: '8.6.0', pages: [{ path: '/help' }], change: listed });
  expect((await shell.refresh()).refused).toEqual([]);
  const [document, list] = await Promise.all(['/prices', '/help'].map((address) => shell.text(address)));
  expect(document).toContain('<title>&lt;/title&gt;&lt;/script&gt;');
  expect(document).toContain(String.raw`"headline":"\u003c/title>`);
  expect(list).toContain(String.raw`"title":"\u003c/title>`);
  for (const html of [document, list]) expect(html).not.toContain(markup);
});

describe('A release that must not go live', () => {
  test('is refused when a file was changed after the build, and the site is unchanged', async () => {
    const before = await shell.text('/prices');
    shell.sales.publish({ name: 'sales', version: '2.4.0', pages: [home, prices] });
    shell.sales.write('static/only-2.4.0.js', "'9.0.0';");
    const { refused } = await shell.refresh();
    expect(refused).toMatchObject([
      { remote: 'sales', version: '2.4.0', reason: expect.stringMatching(/only-2\.4\.0\.js.*integrity/) },
    ]);
    expect(await shell.text('/prices')).toBe(before);
  });

  test('is refused while a file is missing, and goes live once it exists', async () => {
    shell.sales.publish({ name: 'sales', version: '2.5.0', pages: [home, prices] });
    shell.sales.remove('static/only-2.5.0.js');
    expect((await shell.refresh()).refused).toMatchObject([
      { reason: expect.stringMatching(/only-2\.5\.0\.js is missing/) },
    ]);

    shell.sales.publish({ name: 'sales', version: '2.5.0', pages: [home, prices] });
    const { refused, releases } = await shell.refresh();
    expect(refused).toEqual([]);
    expect(releases.sales?.version).toBe('2.5.0');
  });

  test('is refused when its description exceeds the file size limit', async () => {
    const padding = 'x'.repeat(5_000_000);
    shell.sales.publish({ name: 'sales', pages: [home, prices], change: (release) => ({ ...release, padding }) });
    expect((await shell.refresh()).refused).toEqual([
      { remote: 'sales', reason: 'release.json is larger than 5000000 bytes.', at: expect.any(String) },
    ]);
  });

  test('is refused when its description has more wrong values than the heap could list', async () => {
    const pages = Array(2_000_000).fill(0);
    shell.sales.publish({ name: 'sales', pages: [home, prices], change: (release) => ({ ...release, pages }) });
    const reason = expect.stringMatching(/^release\.json has 2\d{6} values; the limit is 100000\.$/);
    expect((await shell.refresh()).refused).toEqual([{ remote: 'sales', reason, at: expect.any(String) }]);
  });

  test('is refused when its files are small but too many, before any is fetched', async () => {
    const files = Array.from(
      { length: 100 },
      (_, index) => [`downloads/${index}.pdf`, describeFile(`${index}`)] as const,
    );
    const large = Object.fromEntries(files.map(([file, { integrity }]) => [file, { integrity, size: 5_000_000 }]));
    const change = (release: Release) => ({ ...release, files: { ...release.files, ...large } });
    shell.sales.publish({ name: 'sales', version: '2.5.1', pages: [home, prices], change });
    expect((await shell.refresh()).refused).toMatchObject([
      { version: '2.5.1', reason: expect.stringMatching(/^The release is too large: 5\d{8} bytes/) },
    ]);
  });

  test('does not block a release of another team', async () => {
    shell.sales.publish({
      name: 'sales',
      version: '2.6.0',
      pages: [home, { ...prices, code: 'throw new Error("broken");' }],
    });
    shell.help.publish({ name: 'help', version: '2.6.0', pages: [{ path: '/help' }] });
    const { releases, refused } = await shell.refresh();
    expect(releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '2.6.0' } });
    expect(refused).toHaveLength(1);
  });

  test('is not rendered again without a request', async () => {
    await shell.stop();
    await shell.start({ REMOTES_POLL_MS: '20' });
    const reasonsOf = ({ refused }: SiteReport) => refused.map(({ reason }) => reason);
    const code = 'throw new Error("broken " + Math.random());';
    shell.sales.publish({ name: 'sales', version: '2.7.0', pages: [home, { ...prices, code }] });
    const before = reasonsOf(await shell.refresh());
    expect(before).toEqual([expect.stringMatching(/broken/)]);

    shell.help.publish({ name: 'help', version: '2.7.0', pages: [{ path: '/help' }] });
    await expect.poll(async () => (await shell.report()).releases.help?.version).toBe('2.7.0');
    expect(reasonsOf(await shell.report())).toEqual(before);

    expect(reasonsOf(await shell.refresh())).not.toEqual(before);
  });

  test('is no longer listed once a release of another team lets it go live', async () => {
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help', html: linkingTo('/prices') }] });
    await shell.refresh();
    shell.sales.publish({ name: 'sales', version: '2.8.0', pages: [home] });
    expect((await shell.refresh()).refused).toMatchObject([{ remote: 'sales', version: '2.8.0' }]);

    await shell.stop();
    await shell.start({ REMOTES_POLL_MS: '20' });
    shell.help.publish({ name: 'help', version: '1.2.0', pages: [{ path: '/help' }] });
    await expect.poll(async () => (await shell.report()).releases.sales?.version).toBe('2.8.0');
    await expect.poll(async () => (await shell.report()).refused).toEqual([]);
  });

  test('is no longer listed when the team returns to the live release', async () => {
    shell.sales.publish({
      name: 'sales',
      version: '2.9.0',
      pages: [home, { ...prices, code: 'throw new Error("broken");' }],
    });
    expect((await shell.refresh()).refused).toHaveLength(1);
    shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [home, prices] });
    expect((await shell.refresh()).refused).toEqual([]);
  });
});

const linkingTo = (address: string) => `<p>${'words '.repeat(20)}</p><a href="${address}">on</a>`;

describe('A release that throws outside of any page', () => {
  test('is identified and refused, while a release of another team goes live', async () => {
    shell.sales.publish({
      name: 'sales',
      version: '2.10.0',
      pages: [home, prices],
      bundle: 'Promise.reject(new Error("lost promise")); exports.loadPage = async () => () => "words ".repeat(40);',
    });
    shell.help.publish({ name: 'help', version: '2.10.0', pages: [{ path: '/help' }] });
    const { releases, refused } = await shell.refresh();
    expect(releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '2.10.0' } });
    expect(refused).toMatchObject([
      { remote: 'sales', version: '2.10.0', reason: expect.stringMatching(/lost promise/) },
    ]);
  });
});

describe('A release that breaks a live page of another team', () => {
  test('is refused, while those that other teams publish at the same moment go live', async () => {
    const own = new TestShell();
    const [news, list] = [new RemoteFolder(), new RemoteFolder()];
    onTestFinished(async () => {
      await own.dispose();
      for (const folder of [news, list]) folder.remove();
    });
    const publish = (version: string, ...more: TestPage[]) => {
      own.sales.publish({ name: 'sales', version, pages: [home, prices] });
      own.help.publish({ name: 'help', version, pages: [{ path: '/help' }, ...more] });
      news.publish({ name: 'news', version, pages: [{ path: '/news' }] });
    };
    const code = `if (props.pages.some(({ path }) => path === '/help/new')) throw new Error('no place');
      return React.createElement('p', null, 'words '.repeat(20));`;
    const change = (release: Release) => ({
      ...release,
      pages: release.pages.map((page) => ({ ...page, needsPages: true })),
    });
    list.publish({ name: 'list', pages: [{ path: '/list', code }], change });
    publish('1.0.0');
    const remotes = { sales: own.sales, help: own.help, news, list };
    const sources = Object.entries(remotes).map(([name, folder]) => `${name}=${folder.path}`);
    const variables = { REMOTES: sources.join(',') };
    await own.start(variables);
    await own.stop();
    // Only a restarted shell has its releases in the order of the registry, with the one at fault in the middle.
    await own.start(variables);

    publish('2.0.0', { path: '/help/new' });
    const { releases, refused } = await own.refresh();
    expect(refused).toMatchObject([{ remote: 'help', page: '/list', reason: 'Page /list: no place' }]);
    expect(releases).toMatchObject({
      sales: { version: '2.0.0' },
      help: { version: '1.0.0' },
      news: { version: '2.0.0' },
    });
  });
});

describe('A malformed anchor', () => {
  const broken = { name: 'sales', version: '2.11.0', pages: [home, { ...prices, html: linkingTo('/help#save-50%') }] };

  test('causes a warning without blocking deploys', async () => {
    shell.sales.publish(broken);
    await shell.refresh();
    shell.help.publish({ name: 'help', version: '2.11.0', pages: [{ path: '/help' }] });
    const { releases, refused, warnings } = await shell.refresh();
    expect(releases).toMatchObject({ sales: { version: '2.11.0' }, help: { version: '2.11.0' } });
    expect(refused).toEqual([]);
    expect(warnings).toContainEqual({
      remote: 'sales',
      page: '/prices',
      message: expect.stringContaining('/help#save-50%'),
    });
  });

  test('does not stop a new server from serving the site', async () => {
    const fresh = new TestShell();
    fresh.sales.publish(broken);
    fresh.help.publish({ name: 'help', pages: [{ path: '/help' }] });
    await fresh.start();
    for (const path of ['/', '/prices', '/help']) expect((await fresh.get(path)).status, path).toBe(200);
    await fresh.dispose();
  });
});

describe('A link to a page that was removed long ago', () => {
  test('causes a warning to the linking team, and all pages stay', async () => {
    const withOld = [{ path: '/help' }, { path: '/help/old' }];
    shell.help.publish({ name: 'help', version: '2.13.0', pages: withOld });
    await shell.refresh();
    shell.help.publish({ name: 'help', version: '3.0.0', pages: [{ path: '/help' }] });
    expect((await shell.refresh()).releases.help?.version).toBe('3.0.0');

    shell.sales.publish({
      name: 'sales',
      version: '2.13.0',
      pages: [home, { ...prices, html: linkingTo('/help/old') }],
    });
    const { releases, refused, warnings } = await shell.refresh();
    expect(releases).toMatchObject({ sales: { version: '2.13.0' }, help: { version: '3.0.0' } });
    expect(refused).toEqual([]);
    expect(warnings).toContainEqual({
      remote: 'sales',
      page: '/prices',
      message: 'Links to /help/old, which does not exist.',
    });
    expect((await shell.get('/help')).status).toBe(200);
  });
});

describe('A page linked by header or footer', () => {
  test('cannot be removed', async () => {
    // The removal cannot be undone, so this test has its own shell.
    const own = new TestShell();
    onTestFinished(() => own.dispose());
    own.sales.publish({ name: 'sales', pages: [home, prices] });
    own.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }, { path: '/signup' }] });
    await own.start();
    own.help.publish({ name: 'help', version: '3.0.0', pages: [{ path: '/help' }] });
    const { releases, refused } = await own.refresh();
    expect(releases.help?.version).toBe('2.0.0');
    expect(refused).toMatchObject([
      {
        remote: 'help',
        version: '3.0.0',
        page: '/signup',
        reason:
          'The release removes /signup, but the header or footer links to it. Keep the page, or add its path to the redirects of another page.',
      },
    ]);
  });

  test('causes a warning while it does not exist', async () => {
    const { warnings } = await shell.report();
    expect(warnings).toEqual([
      {
        remote: 'shell',
        page: '/404',
        message: expect.stringMatching(/^The header or footer links to pages that do not exist: .*\/signup/),
      },
    ]);
  });
});

describe('A link to a file', () => {
  const withLink = (version: string, file: string) => ({
    name: 'sales',
    version,
    pages: [
      home,
      { ...prices, html: `<p>${'words '.repeat(20)}</p><a href="/remotes/sales/${file}" download>all</a>` },
    ],
  });

  test('leads to a file of the release', async () => {
    shell.sales.publish(withLink('2.15.0', 'static/only-2.15.0.js'));
    const { releases, refused, warnings } = await shell.refresh();
    expect({ version: releases.sales?.version, refused, warnings: ofTeams(warnings) }).toEqual({
      version: '2.15.0',
      refused: [],
      warnings: [],
    });
  });

  test('causes a refusal when the release lacks the file', async () => {
    shell.sales.publish(withLink('2.16.0', 'static/price-list.zip'));
    expect((await shell.refresh()).refused).toMatchObject([
      { remote: 'sales', reason: expect.stringMatching(/links to .*price-list\.zip, which is not in the release/) },
    ]);
  });
});

describe('A dead link', () => {
  test('causes only a warning when another team may still publish its target', async () => {
    shell.sales.publish({
      name: 'sales',
      version: '2.17.0',
      pages: [home, { ...prices, html: `<p>${'words '.repeat(20)}</p><a href="/news">news</a>` }],
    });
    const { refused, warnings, releases } = await shell.refresh();
    expect(refused).toEqual([]);
    expect(releases.sales?.version).toBe('2.17.0');
    expect(ofTeams(warnings)).toEqual([
      { remote: 'sales', page: '/prices', message: expect.stringContaining('/news') },
    ]);
  });

  test('keeps no other team from publishing after an operator has assigned its path to the linking team', async () => {
    onTestFinished(() => void shell.environment());
    shell.sales.publish({ name: 'sales', version: '2.18.0', pages: [home, { ...prices, html: linkingTo('/news') }] });
    await shell.refresh();
    shell.write(
      'remotes.json',
      JSON.stringify({
        sales: { source: shell.sales.path, paths: ['/', '/prices', '/news'] },
        help: { source: shell.help.path, paths: ['/help'] },
      }),
    );
    shell.help.publish({ name: 'help', version: '2.18.0', pages: [{ path: '/help' }] });
    const { refused, releases } = await shell.refresh();
    expect(refused).toEqual([]);
    expect(releases).toMatchObject({ sales: { version: '2.18.0' }, help: { version: '2.18.0' } });
  });
});
