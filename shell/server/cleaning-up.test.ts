import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenSite, openSite } from './open-site.ts';
import { openStores } from './open-stores.ts';
import { createMetrics } from './serve/metrics.ts';
import { TestShell } from './testing/test-shell.ts';

const TEXT = '<h1>Prices</h1><p>A sentence with enough words to be taken for a page.</p>';
const HOUR = 60 * 60 * 1_000;
const MB = 1_000_000;

let shell: TestShell;
let opened: OpenSite;

beforeEach(async () => {
  shell = new TestShell();
  publish('1.0.0', TEXT);
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  const logger = pino({ level: 'silent' });
  const stores = await openStores(shell.environment({ STORE_MAX_MB: '1' }), logger, { quality: 1 });
  opened = await openSite(shell.environment(), stores, { logger, metrics: createMetrics() });
  await opened.site.start();
});

afterEach(async () => {
  opened.site.stop();
  vi.restoreAllMocks();
  await shell.dispose();
});

const publish = (version: string, html: string) =>
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/', html }] });

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
