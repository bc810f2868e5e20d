import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePage } from '@site/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { livePrice, priceText, salesRelease } from './testing/sales-team.ts';
import { TestShell } from './testing/test-shell.ts';
import { thinBuild } from './testing/thin-build.ts';

let shell: TestShell;

const publish = (version: string, html: string) => shell.sales.publish(salesRelease(version, html));
/** Publishes version 1.0.0 with other fields of the price page: its files stay the same. */
const describePrices = (prices: Partial<ReleasePage>, more: object = {}) =>
  shell.sales.publish({
    ...salesRelease('1.0.0', priceText('10')),
    change: ({ pages, ...others }) => ({
      ...more,
      ...others,
      pages: pages.map((page) => (page.path === '/prices' ? { ...page, ...prices } : page)),
    }),
  });
const publishHelp = (version: string) => shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }] });

beforeEach(() => {
  shell = new TestShell();
  publishHelp('1.0.0');
  publish('1.0.0', priceText('10'));
});

afterEach(() => shell.dispose());

describe('A version whose description was changed at its source', () => {
  const refused = [
    expect.objectContaining({ reason: 'sales 1.0.0 was live with different content: give the release a new version.' }),
  ];
  const stored = () => path.join(shell.dataDir, 'store/releases/sales@1.0.0.json');
  const changed: Partial<ReleasePage> = { redirects: ['/rates'] };
  const redirects = async () => (await shell.get('/rates')).status === 308;

  test.each<[string, Partial<ReleasePage>]>([
    ['title', { meta: { title: 'Prices of tomorrow', description: 'Prices from tomorrow on', keywords: ['prices'] } }],
    ['redirects', changed],
    ['path', { path: '/help' }],
    ['navigation', { navigation: [{ group: 'resources', label: 'Prices', order: 1 }] }],
  ])('is refused if its %s differs, and neither published nor an obstacle to other teams', async (_, prices) => {
    await shell.start();
    const [before, page] = [readFileSync(stored(), 'utf8'), await shell.text('/prices')];
    describePrices(prices);
    publishHelp('1.0.1');
    const report = await shell.refresh();
    expect(report.refused).toEqual(refused);
    expect(report.releases.help?.version).toBe('1.0.1');
    expect(await shell.text('/prices')).toBe(page);
    expect(readFileSync(stored(), 'utf8')).toBe(before);
  });

  test('is accepted if only its wording differs: a newer kit may write fields that this shell ignores', async () => {
    await shell.start();
    describePrices({}, { 'new-field': true });
    expect((await shell.refresh()).refused).toEqual([]);
    expect(readFileSync(stored(), 'utf8')).toContain('new-field');
  });

  test('stays as a former shell has stored it, until another version', async () => {
    await shell.start();
    await shell.stop();
    describePrices(changed);
    cpSync(path.join(shell.sales.path, 'release.json'), stored());
    await shell.start();
    publishHelp('1.0.1');
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await redirects()).toBe(true);

    describePrices({});
    expect((await shell.refresh()).refused).toEqual(refused);
    expect(await redirects()).toBe(true);
    publish('1.0.1', priceText('10'));
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await redirects()).toBe(false);
  });
});

describe('A version whose content was changed at its source', () => {
  test('is refused while it is live, even after a restart, and another version is accepted', async () => {
    await shell.start();
    publish('1.0.0', priceText('20'));
    // A release of another team causes another composition.
    publishHelp('1.0.1');
    const refusal = {
      remote: 'sales',
      reason: 'sales 1.0.0 was live with different content: give the release a new version.',
      at: expect.any(String),
    };
    expect((await shell.refresh()).refused).toEqual([refusal]);
    expect(await livePrice(shell)).toBe('10');
    await shell.stop();
    await shell.start();
    expect((await shell.report()).refused).toEqual([refusal]);
    expect(await livePrice(shell)).toBe('10');

    publish('1.0.1', priceText('20'));
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await livePrice(shell)).toBe('20');
  });

  test('is refused after it was live, to keep rollbacks safe', async () => {
    await shell.start();
    publish('2.0.0', priceText('20'));
    await shell.refresh();
    publish('1.0.0', priceText('30'));
    expect((await shell.refresh()).refused).toHaveLength(1);
    expect(await livePrice(shell)).toBe('20');
    await shell.get('/-/remotes/sales/rollback', { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(await livePrice(shell)).toBe('10');

    publish('1.0.0', priceText('10'));
    expect((await shell.refresh()).refused).toEqual([]);
  });

  test('is accepted if it was never live: a refused release may be rebuilt', async () => {
    await shell.start();
    publish('2.0.0', '<p>Soon.</p>');
    expect((await shell.refresh()).refused).toHaveLength(1);
    publish('2.0.0', priceText('20'));
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await livePrice(shell)).toBe('20');
  });

  test('is accepted by a development shell, whose other releases are mirrored', async () => {
    const folder = path.join(shell.dataDir, 'shell-for-developers');
    cpSync(thinBuild(), folder, { recursive: true });
    const build = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8'));
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ ...build, development: build.start }));
    await shell.start({ SHELL_DIST: folder });
    publish('1.0.0', priceText('20'));
    publishHelp('1.0.1');
    expect((await shell.refresh()).refused).toEqual([]);
    expect(await livePrice(shell)).toBe('20');
  });
});
