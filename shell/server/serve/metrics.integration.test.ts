import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const pages = [{ path: '/' }, { path: '/prices' }];
const jsonPost = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
let shell: TestShell;

beforeEach(async () => {
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages });
  shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
  await shell.start();
});

afterEach(() => shell.dispose());

/** Returns the value of a series; undefined when it is not exported. */
async function metric(series: string): Promise<number | undefined> {
  const lines = (await shell.text('/-/metrics')).split('\n');
  const line = lines.find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('exports the live releases and the time of their composition', async () => {
  expect(await metric('site_release_info{remote="sales",version="1.0.0"}')).toBe(1);
  expect(await metric('site_release_info{remote="help",version="1.0.0"}')).toBe(1);
  expect(await metric('site_documents')).toBeGreaterThan(2);
  const { createdAt } = await shell.report();
  expect(await metric('site_composition_timestamp_seconds')).toBe(Date.parse(createdAt ?? '') / 1_000);
  expect(await metric('site_refused_releases{remote="sales"}')).toBe(0);
  expect(await metric('site_releases_refused_total{remote="sales"}')).toBe(0);
  expect(await metric('site_compositions_total{outcome="failed"}')).toBe(0);
});

test('exports a refusal until a good release replaces it', async () => {
  const composedAt = await metric('site_composition_timestamp_seconds');
  shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/', title: '' }] });
  await shell.refresh();
  expect(await metric('site_refused_releases{remote="sales"}')).toBe(1);
  expect(await metric('site_refused_releases{remote="help"}')).toBe(0);
  expect(await metric('site_release_info{remote="sales",version="1.0.0"}')).toBe(1);
  expect(await metric('site_composition_timestamp_seconds')).toBe(composedAt);

  shell.sales.publish({ name: 'sales', version: '1.2.0', pages });
  await shell.refresh();
  expect(await metric('site_refused_releases{remote="sales"}')).toBe(0);
  expect(await metric('site_releases_refused_total{remote="sales"}')).toBe(1);
  expect(await metric('site_release_info{remote="sales",version="1.0.0"}')).toBeUndefined();
  expect(await metric('site_release_info{remote="sales",version="1.2.0"}')).toBe(1);
});

test('exports all series that alerts and dashboard use', async () => {
  const texts = ['alerts.yml', 'grafana/site.json'].map((file) =>
    readFileSync(path.join(import.meta.dirname, '../../../deploy/observability', file), 'utf8'),
  );
  // Gateways export series of their own.
  const names = new Set(texts.join().match(/\b(?:site(?!_gateway)|process|nodejs)_[a-z0-9_]+/g));
  await shell.text('/');
  const exported = await shell.text('/-/metrics');
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(exported))).toEqual([]);
});

test('exports which remotes are reachable', async () => {
  shell.sales.remove();
  await shell.refresh();
  expect(await metric('site_remote_up{remote="sales"}')).toBe(0);
  expect(await metric('site_remote_up{remote="help"}')).toBe(1);
});

test('exports nothing about a remote once it is removed, however its releases were refused or polled', async () => {
  shell.help.publish({ name: 'help', version: '1.1.0', pages: [{ path: '/help', title: '' }] });
  await shell.refresh();
  expect(await metric('site_refused_releases{remote="help"}')).toBe(1);
  expect(await metric('site_releases_refused_total{remote="help"}')).toBe(1);
  await shell.get('/-/remotes/help', { ...jsonPost, method: 'DELETE' });
  expect(await shell.text('/-/metrics')).not.toContain('remote="help"');
});

test('exports nothing about the reachability of a pinned remote, which is not polled, so that no alert stays', async () => {
  shell.sales.remove('release.json');
  await shell.refresh();
  await shell.get('/-/remotes/sales/pin', jsonPost);
  await shell.refresh();
  expect(await metric('site_remote_up{remote="sales"}')).toBeUndefined();

  await shell.get('/-/remotes/sales/unpin', jsonPost);
  expect(await metric('site_remote_up{remote="sales"}')).toBe(0);
});
