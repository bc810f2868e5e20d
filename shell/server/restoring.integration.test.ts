import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_CONTRACT } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from './testing/test-shell.ts';
import { buildWith } from './testing/thin-build.ts';

const ADDRESSES = ['/', '/prices', '/help', '/remotes/sales/static/remote.js', '/remotes/help/static/page.css'];

const former = new TestShell();
let shell: TestShell;

beforeAll(async () => {
  shell = former;
  publish();
  await shell.start();
  await shell.stop();
});

afterAll(() => former.dispose());

beforeEach(() => {
  shell = new TestShell();
  publish();
  shell.copyStore(former);
});

afterEach(() => shell.dispose());

/** Publishes the first releases of both teams. */
function publish(version = '1.0.0') {
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }, { path: '/prices' }] });
  shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }] });
}

const descriptions = () => path.join(shell.dataDir, 'store/releases');
const contents = () => path.join(shell.dataDir, 'store/files');
const rendered = () => path.join(shell.dataDir, 'rendered');

const statuses = async () => {
  const found = await Promise.all(ADDRESSES.map(async (address) => [address, (await shell.get(address)).status]));
  return Object.fromEntries(found) as Record<string, number>;
};
const all = (status: number) => Object.fromEntries(ADDRESSES.map((address) => [address, status]));

/** Lists the documents of the published folder. */
const pages = async () => {
  const files = ['index.html', 'prices.html', 'help.html'];
  return files.map((file) => readFileSync(path.join(shell.dataDir, 'public/current', file), 'utf8'));
};

const readiness = async () => (await shell.get('/-/ready')).status;

/** Changes every file of a folder. */
function change(folder: string, to: (content: Buffer, file: string) => Buffer | string) {
  for (const file of readdirSync(folder)) {
    const target = path.join(folder, file);
    writeFileSync(target, to(readFileSync(target), file));
  }
}

/** Changes every file of all rendered documents. */
function changeDocuments(to: (content: Buffer, file: string) => Buffer | string) {
  for (const key of readdirSync(rendered())) change(path.join(rendered(), key), to);
}

/** Name and content of everything in the store. */
const storeContent = () =>
  [descriptions(), contents(), shell.dataDir].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'remotes.json')
      .map(({ name }) => `${name} ${integrityOf(readFileSync(path.join(folder, name)))}`),
  );

describe('A store that was damaged while the shell was stopped', () => {
  const damages: [string, () => void][] = [
    ['descriptions are truncated', () => change(descriptions(), (content) => content.subarray(0, 40))],
    ['descriptions are empty', () => change(descriptions(), () => '')],
    ['files are missing', () => rmSync(contents(), { recursive: true })],
    ['files are empty', () => change(contents(), () => '')],
    ['files hold zeros', () => change(contents(), (content) => Buffer.alloc(content.length))],
    ['documents are missing', () => rmSync(rendered(), { recursive: true })],
    ['documents are truncated', () => changeDocuments((content) => content.subarray(0, 40))],
    ['documents hold zeros', () => changeDocuments((content) => Buffer.alloc(content.length))],
    [
      'encoded documents hold zeros',
      () => changeDocuments((content, file) => (/\.(?:br|gz)$/.test(file) ? Buffer.alloc(content.length) : content)),
    ],
    [
      'encoded files hold zeros',
      () => change(contents(), (content, file) => (file.includes('.') ? Buffer.alloc(content.length) : content)),
    ],
  ];

  test.each(damages)('is repaired from the remotes when %s', async (_what, damage) => {
    const original = readFileSync(path.join(shell.sales.path, 'static/remote.js'), 'utf8');
    damage();
    await shell.start();
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    expect(await shell.text('/remotes/sales/static/remote.js')).toBe(original);
    expect((await shell.report()).refused).toEqual([]);
  });

  test('costs no page when the description of a live release is damaged and its remote is down', async () => {
    writeFileSync(path.join(descriptions(), 'help@1.0.0.json'), '{"contract":');
    shell.sales.remove();
    shell.help.remove();
    await shell.start({ REMOTES_POLL_MS: '20' });
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    expect((await shell.report()).failed?.reason).toBe(
      'The description of help 1.0.0, which is live, is missing from the store: publish a release of help.',
    );

    publish();
    await expect.poll(async () => (await shell.report()).failed).toBeNull();
    expect(await statuses()).toEqual(all(200));
  });

  test('costs no page when everything but the published folder is lost and the remotes are down', async () => {
    const html = await pages();
    for (const folder of [descriptions(), contents(), rendered()]) rmSync(folder, { recursive: true });
    shell.sales.remove();
    shell.help.remove();
    await shell.start();
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    expect(await pages()).toEqual(html);
  });

  test('is ready only when the home page can be served', async () => {
    rmSync(path.join(shell.dataDir, 'public'), { recursive: true });
    shell.sales.remove();
    await shell.start();
    expect((await shell.get('/')).status).toBe(503);
    expect(await readiness()).toBe(503);
  });
});

/** Page that differs each time it is rendered. */
const unique = `return React.createElement('p', null, Math.random() + ' words'.repeat(20));`;

describe('A restarted shell', () => {
  test('reuses rendered documents, even when all remotes are down', async () => {
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help', code: unique }] });
    await shell.start();
    const before = await shell.text('/help');
    await shell.stop();
    shell.sales.remove();
    shell.help.remove();
    await shell.start();
    expect(await shell.text('/help')).toBe(before);
    expect(await readiness()).toBe(200);
    expect(await shell.report()).toMatchObject({ refused: [], failed: null });
  });

  test('renders everything again after a change of build or configuration', async () => {
    await shell.start();
    await shell.stop();
    const config = path.join(shell.dataDir, 'site.json');
    const site = JSON.parse(readFileSync(path.join(import.meta.dirname, '../site.json'), 'utf8'));
    writeFileSync(config, JSON.stringify({ ...site, brand: 'Northvale' }));
    await shell.start({ SITE_CONFIG: config });
    for (const address of ['/', '/help', '/no-such-page']) expect(await shell.text(address)).toContain('Northvale');
  });
});

describe('A store that is damaged while the shell is running', () => {
  beforeEach(() => shell.start());

  test('keeps all scripts despite an unreadable description', async () => {
    writeFileSync(path.join(descriptions(), 'news@1.0.0.json'), '{"half": ');
    publish('2.0.0');
    expect((await shell.refresh()).releases).toMatchObject({ sales: { version: '2.0.0' }, help: { version: '2.0.0' } });
    expect(await statuses()).toEqual(all(200));
    expect((await shell.get('/remotes/sales/static/only-1.0.0.js')).status).toBe(200);
    expect(readdirSync(descriptions())).toContain('news@1.0.0.json');
  });

  test('never serves a damaged script', async () => {
    const address = '/remotes/sales/static/only-1.0.0.js';
    change(contents(), (content, file) =>
      content.equals(Buffer.from("'1.0.0';")) ? `alert(${file.length})` : content,
    );
    const first = await shell.get(address);
    expect(first.status).toBe(503);
    expect(first.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => shell.text(address)).toBe("'1.0.0';");
  });

  test('lets a release go live although the history cannot be read or written, which cleaning up needs', async () => {
    const history = path.join(shell.dataDir, 'steering/history.jsonl');
    rmSync(history);
    mkdirSync(history);
    publish('2.0.0');
    expect(await shell.refresh()).toMatchObject({ releases: { sales: { version: '2.0.0' } }, failed: null });
    expect(await statuses()).toEqual(all(200));
  });

  test('does not block releases of other teams, even with lost files of an unreachable remote', async () => {
    shell.help.remove();
    await shell.refresh();
    for (const file of readdirSync(contents())) rmSync(path.join(contents(), file));
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/' }, { path: '/prices' }] });
    const { releases, failed } = await shell.refresh();
    expect(failed).toBeNull();
    expect(releases.sales).toMatchObject({ version: '2.0.0' });
    expect((await shell.get('/help')).status).toBe(200);
  });

  test('does not block releases of other teams when all files hold zeros', async () => {
    change(contents(), (content) => Buffer.alloc(content.length));
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
    await shell.refresh();
    await expect.poll(async () => (await shell.report()).releases.help?.version).toBe('2.0.0');
    await expect.poll(statuses).toEqual(all(200));
    expect(await shell.report()).toMatchObject({ refused: [], failed: null });
  });
});

describe('Rendered documents that are lost while the shell is running', () => {
  const losses: [string, () => void][] = [
    ['all of them', () => rmSync(rendered(), { recursive: true })],
    [
      'one file of each page',
      () => {
        for (const key of readdirSync(rendered())) rmSync(path.join(rendered(), key, '0.html.br'));
      },
    ],
  ];

  test.each(losses)('do not keep a team from publishing: %s', async (_what, lose) => {
    await shell.start({ REMOTES_POLL_MS: '20' });
    const html = await pages();
    lose();
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
    const published = { releases: { help: { version: '2.0.0' } }, refused: [], failed: null };
    await expect.poll(() => shell.report()).toMatchObject(published);
    expect(await statuses()).toEqual(all(200));
    expect((await pages()).slice(0, 2)).toEqual(html.slice(0, 2));
  });
});

describe('A shell that cannot compose the live releases', () => {
  /** Description under another version of the contract. */
  const newer = (text: Buffer | string) =>
    JSON.stringify({ ...JSON.parse(String(text)), contract: RELEASE_CONTRACT + 1 });

  test('because of another contract still serves them, reports why and leaves the store unchanged', async () => {
    change(descriptions(), newer);
    for (const remote of [shell.sales, shell.help])
      remote.write('release.json', newer(readFileSync(path.join(remote.path, 'release.json'))));
    const before = storeContent();
    await shell.start();
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    const report = await shell.report();
    expect(report.failed).toEqual({
      reason: expect.stringMatching(/^This shell cannot read sales 1\.0\.0, which is live/),
      at: expect.any(String),
    });
    expect(storeContent()).toEqual(before);

    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [{ path: '/', html: '<p>Soon.</p>' }] });
    expect(await shell.refresh()).toMatchObject({
      id: report.id,
      failed: { reason: expect.stringMatching(/^This shell/) },
    });
    expect(await statuses()).toEqual(all(200));

    await shell.stop();
    change(descriptions(), (text) => JSON.stringify({ ...JSON.parse(String(text)), contract: RELEASE_CONTRACT }));
    shell.sales.remove();
    shell.help.remove();
    await shell.start();
    expect(await statuses()).toEqual(all(200));
  });

  test('because of another major of a library still serves them, reports why and refuses nothing', async () => {
    const shared = { react: '^19.0.0', '@site/toasts': '^1.0.0' };
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help' }], shared });
    await shell.start();
    await shell.stop();
    const before = storeContent();

    const dist = buildWith('@site/toasts', '2.0.0');
    shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/' }, { path: '/prices' }] });
    await shell.start({ SHELL_DIST: dist });
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    expect(await shell.report()).toMatchObject({
      releases: { sales: { version: '1.0.0' }, help: { version: '1.1.0' } },
      refused: [],
      failed: {
        reason: expect.stringMatching(
          /^Cannot compose help 1\.1\.0, which was live: .*@site\/toasts \^1\.0\.0.*2\.0\.0/,
        ),
      },
    });
    expect(storeContent()).toEqual(expect.arrayContaining(before));
    await shell.stop();
    rmSync(dist, { recursive: true });

    await shell.start();
    expect(await statuses()).toEqual(all(200));
  });

  test('because a page exceeds its processor time still serves them, and refuses nothing', async () => {
    // Each step needs the one before and takes four cycles: 0.15 to 0.3 s of processor time, however busy the machine is.
    const code = `let sum = 1; for (let step = 0; step < 2e8; step++) sum = Math.imul(sum, 31) ^ step;
      return React.createElement('p', null, sum + ' words '.repeat(20));`;
    shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help', code }] });
    const enough = { COMPOSE_PAGE_TIMEOUT_MS: '5000' };
    await shell.start(enough);
    await shell.stop();

    rmSync(rendered(), { recursive: true });
    await shell.start({ COMPOSE_PAGE_TIMEOUT_MS: '100' });
    expect(await statuses()).toEqual(all(200));
    expect(await readiness()).toBe(200);
    expect(await shell.report()).toMatchObject({
      refused: [],
      failed: { reason: 'Cannot compose help 1.1.0, which was live: Page /help exceeds the time limit.' },
    });
    await shell.stop();

    await shell.start(enough);
    expect(await statuses()).toEqual(all(200));
  });
});
