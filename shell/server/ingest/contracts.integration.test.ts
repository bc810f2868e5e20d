import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_CONTRACT, type Release } from '@site/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
const home = { path: '/' };

beforeEach(() => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [home] });
});

afterEach(() => shell.dispose());

/** `release.json` as remote-kit wrote it under contract 1. */
const contract1 = ({ name, version, files }: Release) => ({
  contract: 1,
  name,
  version,
  container: { name: 'site_help', entry: 'static/remote.js' },
  server: 'server/pages.cjs',
  files,
  pages: [
    {
      path: '/help',
      meta: { title: 'Help', description: 'Answers to what people ask.', keywords: ['help'] },
      sitemap: {
        title: 'Help',
        category: 'Support',
        description: 'Answers',
        priority: 0.5,
        changeFrequency: 'Weekly',
        icon: 'house',
      },
      interactive: true,
      needsPages: false,
      js: ['static/remote.js'],
      css: ['static/page.css'],
    },
  ],
  shared: { react: '^19.0.0', '@site/toasts': '^1.0.0' },
});

const publishHelp = (change: (release: Release) => unknown, version = '1.0.0') =>
  shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }], change });

describe('A release of the previous contract', () => {
  beforeEach(() => publishHelp(contract1));

  test('goes live together with one of the current contract', async () => {
    await shell.start();
    expect(await shell.report()).toMatchObject({
      releases: { sales: { version: '1.0.0' }, help: { version: '1.0.0' } },
      refused: [],
    });
    expect(await shell.text('/help')).toContain('<h1>Page /help</h1>');
  });

  test('is served from the store while its remote is down, and replaced when its team publishes again', async () => {
    await shell.start();
    await shell.stop();
    shell.help.remove();
    await shell.start();
    expect((await shell.get('/help')).status).toBe(200);

    publishHelp((release) => release, '2.0.0');
    expect((await shell.refresh()).releases.help?.version).toBe('2.0.0');
    expect((await shell.get('/remotes/help/static/only-1.0.0.js')).status).toBe(200);
  });

  test('is stored unchanged, readable by the previous shell', async () => {
    await shell.start();
    const stored = readFileSync(path.join(shell.dataDir, 'store/releases/help@1.0.0.json'), 'utf8');
    expect(stored).toBe(readFileSync(path.join(shell.help.path, 'release.json'), 'utf8'));
  });
});

describe('A release of an unsupported contract', () => {
  test.each([
    [
      'newer',
      RELEASE_CONTRACT + 1,
      `The release is of contract ${RELEASE_CONTRACT + 1}, and this shell reads 1 and 2: upgrade the shell first, or build the release with an older remote-kit.`,
    ],
    ['older', 0, 'The release is of contract 0, and this shell reads 1 and 2: build it again with a newer remote-kit.'],
  ])(
    'is refused with instructions when that is %s, and the previous release stays',
    async (_what, contract, reason) => {
      publishHelp((release) => release);
      await shell.start();
      publishHelp((release) => ({ ...release, contract }), '2.0.0');
      const { releases, refused } = await shell.refresh();
      expect(refused).toMatchObject([{ remote: 'help', version: '2.0.0', reason }]);
      expect(releases.help?.version).toBe('1.0.0');
    },
  );

  test('stays in a store shared with a newer shell', async () => {
    publishHelp((release) => release);
    await shell.start();
    const folder = path.join(shell.dataDir, 'store/releases');
    const newer = JSON.stringify({ contract: RELEASE_CONTRACT + 1, name: 'help', version: '9.0.0' });
    writeFileSync(path.join(folder, 'help@9.0.0.json'), newer);
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: [home] });
    expect((await shell.refresh()).releases.sales?.version).toBe('2.0.0');
    expect(readdirSync(folder)).toContain('help@9.0.0.json');
  });
});

describe('An unknown field', () => {
  const withFields = ({ pages, ...release }: { pages: { meta: object }[] }) => ({
    ...release,
    builtBy: 'build 812',
    pages: pages.map((page) => ({ ...page, meta: { ...page.meta, robots: 'noindex' } })),
  });
  const warnings = async () =>
    (await shell.report()).warnings
      .filter(({ remote }) => remote === 'help')
      .map(({ page, message }) => [page, message]);
  const ignored = [
    ['/help', 'release.json has an unknown field "meta.robots", which is ignored.'],
    [undefined, 'release.json has an unknown field "builtBy", which is ignored.'],
  ];

  test('causes a warning without a refusal', async () => {
    publishHelp(withFields);
    await shell.start();
    expect(await shell.report()).toMatchObject({ releases: { help: { version: '1.0.0' } }, refused: [] });
    expect(await warnings()).toEqual(ignored);
  });

  test('causes a warning only while the release is live, including after a restart', async () => {
    publishHelp(withFields);
    await shell.start();
    await shell.stop();
    shell.help.remove();
    await shell.start();
    const failedPoll = [undefined, `The last poll failed: there is no release.json in ${shell.help.path}.`];
    expect(await warnings()).toEqual([...ignored, failedPoll]);

    publishHelp((release) => release, '2.0.0');
    await shell.refresh();
    expect(await warnings()).toEqual([]);
  });

  test('is also ignored under the previous contract', async () => {
    publishHelp((release) => withFields(contract1(release)));
    await shell.start();
    const deprecated = [
      undefined,
      expect.stringMatching(/^The release is of contract 1, which is deprecated: build it/),
    ];
    expect(await warnings()).toEqual([deprecated, ...ignored]);
  });

  test('does not hide other faults of the release', async () => {
    publishHelp((release) => ({ ...withFields(release), server: '/etc/passwd' }));
    await shell.start();
    expect((await shell.report()).refused).toMatchObject([
      { remote: 'help', reason: expect.stringMatching(/^release\.json does not fit the contract: server – /) },
    ]);
  });

  test('is reported twenty times at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
    publishHelp((release) => ({ ...release, ...many }));
    await shell.start();
    expect((await warnings()).length).toBe(20);
  });
});
