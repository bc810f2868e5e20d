import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unfinishedName } from '@site/process';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';
import { openStores } from './open-stores.ts';
import { createMetrics } from './serve/metrics.ts';
import type { SteeringState } from './steering/steering-state.ts';
import type { TestPage } from './testing/remote-folder.ts';
import { TestShell } from './testing/test-shell.ts';

const TEXT = '<h1>Prices</h1><p>A sentence with enough words to be taken for a page.</p>';
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const MB = 1_000_000;

/** Stopped shell with the data that every test begins with. */
const former = new TestShell();

let shell: TestShell;
let opened: OpenSite;

beforeAll(async () => {
  publishFirst(former);
  await former.start();
  await former.stop();
});

afterAll(() => former.dispose());

beforeEach(async () => {
  shell = new TestShell();
  publishFirst(shell);
  shell.copyStore(former);
  await start();
});

afterEach(async () => {
  opened.site.stop();
  vi.restoreAllMocks();
  await shell.dispose();
});

async function start(variables: Record<string, string> = {}) {
  const logger = pino({ level: 'silent' });
  const env = shell.environment({ STORE_MAX_MB: '1', ...variables });
  const stores = await openStores(env, logger, { quality: 1 });
  opened = await openSite(env, stores, { logger, metrics: createMetrics() });
  await opened.site.start();
}

const publish = (version: string, html: string, to = shell) =>
  to.sales.publish({ name: 'sales', version, pages: [{ path: '/', html }] });

function publishFirst(to: TestShell): void {
  publish('1.0.0', TEXT, to);
  to.help.publish({ name: 'help', pages: [{ path: '/help' }] });
}

/** More than half of the store's limit. */
const large = (version: string) => `<!-- ${version.repeat(140_000)} -->`;

const passTime = (ms: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

const storedReleases = () => readdirSync(path.join(shell.dataDir, 'store/releases')).sort();

const largeFiles = () => {
  const folder = path.join(shell.dataDir, 'store/files');
  return readdirSync(folder).filter((file) => statSync(path.join(folder, file)).size > MB / 2);
};

test('removes refused releases from the disk even when nothing goes live for hours', async () => {
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
    publish(version, `<p>Soon.</p>${large(version)}`);
    await opened.site.refresh();
  }
  expect(storedReleases()).toHaveLength(5);
  expect(largeFiles()).toHaveLength(3);

  passTime(2 * HOUR);
  await opened.cleanUp();
  expect(storedReleases()).toEqual(['help@1.0.0.json', 'sales@1.0.0.json', 'sales@4.0.0.json']);
  expect(largeFiles()).toHaveLength(1);
  expect(await opened.isReady()).toBe(true);
});

test('limits the files that the polled releases of a remote add within an hour, including refused ones', async () => {
  opened.site.stop();
  await start({ REMOTE_MAX_RELEASE_MB: '1' });
  for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0']) {
    publish(version, `<p>Soon.</p>${large(version)}`);
    await opened.site.refresh();
  }
  expect(largeFiles()).toHaveLength(2);
  const reasons = opened.site.report().refused.map(({ reason }) => reason);
  expect(reasons).toContain('The releases of sales exceed the hourly limit of files; the shell will try again.');
  publish('1.0.0', TEXT);
  await opened.site.refresh();
  expect(opened.site.report().refused).toEqual([]);
});

test('serves all files of a version that is republished after they were removed', async () => {
  for (const version of ['2.0.0', '3.0.0']) {
    publish(version, TEXT + large(version));
    await opened.site.refresh();
  }
  passTime(2 * HOUR);
  await opened.cleanUp();
  const script = path.join(shell.dataDir, 'public/files/remotes/sales/static/only-1.0.0.js');
  expect(existsSync(script)).toBe(false);

  publish('1.0.0', TEXT);
  await opened.site.refresh();
  expect(opened.site.report()).toMatchObject({ refused: [], releases: { sales: { version: '1.0.0' } } });
  expect(readFileSync(script, 'utf8')).toBe("'1.0.0';");
});

describe('A release that is not live', () => {
  const by = { by: 'sales ci', at: new Date().toISOString() };
  const decisions: [string, Partial<SteeringState>][] = [
    ['shared', { share: { ...by, remote: 'sales', version: '2.0.0', base: '4.0.0', percent: 25 } }],
    [
      'pushed while its remote is pinned',
      { remotes: { sales: { revision: 1, pin: { ...by, version: '4.0.0' }, chosen: { version: '2.0.0' } } } },
    ],
  ];

  test.each(decisions)('stays in a store that is too small for all others when it is %s', async (_what, decision) => {
    publish('2.0.0', TEXT + large('2.0.0'));
    await opened.site.refresh();
    // A rollback returns to the one before the last: that one stays in any case.
    for (const version of ['3.0.0', '4.0.0']) {
      publish(version, TEXT);
      await opened.site.refresh();
    }
    await opened.decisions.store.update((state) => ({ ...state, ...decision }));

    const html = TEXT + large('2.0.0');
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help', html }] });
    await opened.site.refresh();
    const live = { sales: { version: '4.0.0' }, help: { version: '2.0.0' } };
    expect(opened.site.report().releases).toMatchObject(live);
    expect(storedReleases()).toContain('sales@2.0.0.json');
  });
});

describe('Releases of a removed remote', () => {
  const helpReleases = () => storedReleases().filter((file) => file.startsWith('help@'));

  beforeEach(async () => {
    for (const version of ['2.0.0', '3.0.0']) await publishHelp(version, { path: '/help' });
    await publishHelp('4.0.0', { path: '/help', html: '<p>Soon.</p>' });
    expect(opened.site.report().releases.help?.version).toBe('3.0.0');
  });

  const publishHelp = (version: string, page: TestPage) => {
    shell.help.publish({ name: 'help', version, pages: [page] });
    return opened.site.refresh();
  };

  const setRemoved = async (removed: string[]) => {
    await opened.decisions.store.update((state) => ({ ...state, removed }));
    await opened.site.apply('help');
  };

  /** Does what `npm run site -- remove-remote help` does. */
  const remove = async () => {
    await setRemoved(['help']);
    const at = new Date(Date.now()).toISOString();
    await opened.decisions.history.add({
      at,
      remote: 'help',
      action: 'remove-remote',
      by: 'operator',
      outcome: 'done',
    });
  };

  test('are removed a week later, even after a restart, except the last live one, which can be promoted', async () => {
    passTime(8 * DAY);
    await opened.cleanUp();
    await remove();
    opened.site.stop();
    await start();
    expect(helpReleases()).toHaveLength(4);
    passTime(8 * DAY);
    await opened.cleanUp();
    expect(helpReleases()).toEqual(['help@3.0.0.json']);
  });

  test('stay for a week after their remote has disappeared from the registry file', async () => {
    passTime(8 * DAY);
    await opened.cleanUp();
    const registry = path.join(shell.dataDir, 'remotes.json');
    const { help, ...others } = JSON.parse(readFileSync(registry, 'utf8'));
    writeFileSync(registry, JSON.stringify(others));
    await opened.site.refresh();
    expect(opened.site.report().releases.help).toBeUndefined();
    expect(helpReleases()).toHaveLength(4);
    writeFileSync(registry, JSON.stringify({ ...others, help }));
    await opened.site.refresh();
    passTime(8 * DAY);
    await opened.cleanUp();
    expect(helpReleases()).toHaveLength(4);
  });

  test('stay while it is unknown which remotes were added, because the decisions are unreadable', async () => {
    await setRemoved(['help']);
    shell.write('steering/state.json', '{');
    await opened.decisions.steering.refresh();
    expect(opened.decisions.store.fault()).toBeDefined();
    passTime(8 * DAY);
    await opened.cleanUp();
    expect(helpReleases()).toHaveLength(4);
  });
});

test('removes no stored file, which may be needed, while the description of a release is unreadable', async () => {
  publish('2.0.0', `<p>Soon.</p>${large('2.0.0')}`);
  await opened.site.refresh();
  const description = path.join(shell.dataDir, 'store/releases/sales@2.0.0.json');
  writeFileSync(description, readFileSync(description).subarray(0, 40));
  passTime(2 * HOUR);
  await opened.cleanUp();
  expect(largeFiles()).toHaveLength(1);

  rmSync(description);
  await opened.cleanUp();
  expect(largeFiles()).toEqual([]);
});

test('removes no stored file while the description of a release cannot be examined', async () => {
  publish('2.0.0', `<p>Soon.</p>${large('2.0.0')}`);
  await opened.site.refresh();
  const description = path.join(shell.dataDir, 'store/releases/sales@2.0.0.json');
  rmSync(description);
  symlinkSync(description, description);
  passTime(2 * HOUR);
  await expect(opened.cleanUp()).rejects.toThrow('ELOOP');
  expect(largeFiles()).toHaveLength(1);
});

describe('Scripts and styles of the shell', () => {
  const descriptions = () => path.join(shell.dataDir, 'store/shells');
  /** Lists the served files of the shell, and all files in the store. */
  const files = () =>
    ['public/files/assets', 'store/files'].flatMap((folder) =>
      readdirSync(path.join(shell.dataDir, folder), { recursive: true, encoding: 'utf8' }).sort(),
    );
  /** Describes a build whose files are not in the store. */
  const describeBuild = (name: string) =>
    writeFileSync(path.join(descriptions(), name), JSON.stringify({ 'a.js': `sha384-${name}` }));
  let description: string;

  beforeEach(() => {
    const [name = ''] = readdirSync(descriptions());
    description = path.join(descriptions(), name);
  });

  const damages: [string, () => void][] = [
    ['is empty', () => writeFileSync(description, '')],
    ['is cut off', () => writeFileSync(description, readFileSync(description).subarray(0, 9))],
    [
      'cannot be read',
      () => {
        rmSync(description);
        mkdirSync(description);
      },
    ],
    ['is missing', () => rmSync(description)],
  ];

  test.each(damages)('stay when their description %s', async (_what, damage) => {
    const before = files();
    damage();
    passTime(2 * HOUR);
    await opened.cleanUp();
    expect(files()).toEqual(before);
  });

  test('stay when the shell started with a clock that was behind, after ten other builds', async () => {
    const before = files();
    for (let build = 0; build < 10; build++) describeBuild(`${build}.json`);
    const behind = new Date(Date.now() - 30 * DAY);
    utimesSync(description, behind, behind);
    passTime(2 * HOUR);
    await opened.cleanUp();
    expect(files()).toEqual(before);
    expect(existsSync(description)).toBe(true);
  });

  test('are described again by a shell that starts with a damaged description', async () => {
    const text = readFileSync(description, 'utf8');
    writeFileSync(description, text.slice(0, 9));
    opened.site.stop();
    await start();
    expect(readFileSync(description, 'utf8')).toBe(text);
  });

  test('stay for tabs of another build that has an unreadable description', async () => {
    writeFileSync(path.join(descriptions(), 'other.json'), '{"half": ');
    const script = path.join(shell.dataDir, 'public/files/assets/other.js');
    writeFileSync(script, 'other();');
    passTime(2 * HOUR);
    await opened.cleanUp();
    expect(existsSync(script)).toBe(true);

    rmSync(path.join(descriptions(), 'other.json'));
    await opened.cleanUp();
    expect(existsSync(script)).toBe(false);
  });

  test('are removed when no build needs them, despite a description that a crash left unfinished', async () => {
    writeFileSync(unfinishedName(path.join(descriptions(), 'other.json')), '{"half": ');
    const script = path.join(shell.dataDir, 'public/files/assets/other.js');
    writeFileSync(script, 'other();');
    passTime(2 * HOUR);
    await opened.cleanUp();
    expect(existsSync(script)).toBe(false);
  });
});
