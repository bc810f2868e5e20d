import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { unfinishedName } from '@site/process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../src/durations.ts';
import { createLogger } from '../src/http/logger.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { removeOldLeads, startRetention } from '../src/start-retention.ts';
import { StoreUnavailable } from '../src/store/lead-store.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering } from './delivering.ts';

/** Starts a service whose hourly retention the test runs. */
async function startKeeping() {
  const service = await startDelivering();
  const metrics = createMetrics();
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const { store, clock } = service;
  const parts = { days: { contact: 30 }, store, dataDir: path.dirname(service.mailFolder), metrics, logger, clock };
  return { ...service, parts, metrics, lines, removeOld: () => removeOldLeads(parts) };
}

test('removes and counts leads older than RETENTION_DAYS', async () => {
  const { visitor, store, pass, removeOld, metrics, lines } = await startKeeping();
  await visitor.send('contact');
  await visitor.send('signup');
  pass(29 * DAY_MS);
  await removeOld();
  expect(await storedLeads(store)).toHaveLength(2);
  pass(2 * DAY_MS);
  await removeOld();
  expect(await storedLeads(store)).toMatchObject([{ form: 'signup' }]);
  expect(await metrics.registry.metrics()).toContain('forms_purged_records_total{form="contact"} 1');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ form: 'contact', removed: 1 });
});

test('removes no lead because of a wrong clock at startup or a clock change', async () => {
  const { visitor, store, pass, parts, lines } = await startKeeping();
  await visitor.send('contact');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const purge = vi.spyOn(parts.store, 'purge');
  const hour = (movedMs = 0) => {
    pass(HOUR_MS + movedMs);
    vi.advanceTimersByTime(HOUR_MS);
  };
  pass(31 * DAY_MS);
  onTestFinished(startRetention(parts));
  expect(purge).not.toHaveBeenCalled();
  hour(-31 * DAY_MS);
  hour(31 * DAY_MS);
  expect(purge).not.toHaveBeenCalled();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ movedMs: -31 * DAY_MS }, { movedMs: 31 * DAY_MS }]);
  hour(-60_000);
  await expect.poll(() => storedLeads(store)).toEqual([]);
});

test('logs that the store is away, and removes old leads an hour later', async () => {
  const { visitor, store, pass, parts, lines } = await startKeeping();
  await visitor.send('contact');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  pass(31 * DAY_MS);
  vi.spyOn(parts.store, 'purge').mockRejectedValueOnce(new StoreUnavailable('AWAY'));
  onTestFinished(startRetention(parts));
  const hour = () => {
    pass(HOUR_MS);
    vi.advanceTimersByTime(HOUR_MS);
  };
  hour();
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toMatchObject([{ code: 'AWAY', msg: 'retention failed' }]);
  hour();
  await expect.poll(() => storedLeads(store)).toEqual([]);
});

test('removes ended newsletter memberships within 30 days by default', async () => {
  const { address, visitor, store, round, pass, removeOld, mailFolder, links } = await startKeeping();
  await visitor.send('newsletter');
  await round();
  const [member] = await storedLeads(store);
  pass(100 * DAY_MS);
  await removeOld();
  expect(await storedLeads(store)).toHaveLength(1);
  const token = links.token('unsubscribe', member?.id ?? '');
  await fetch(`${address}/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
  await round();
  pass(7 * DAY_MS);
  await removeOld();
  expect(await storedLeads(store)).toMatchObject([{ state: 'unsubscribed' }]);
  pass(8 * DAY_MS);
  await removeOld();
  expect([await storedLeads(store), await readdir(mailFolder)]).toEqual([[], []]);
});

test('removes repeated, unconfirmed and quarantined subscriptions completely', async () => {
  const { address, visitor, store, round, pass, removeOld, mailFolder, links } = await startKeeping();
  for (const _ of ['first', 'again']) await visitor.send('newsletter');
  await visitor.send('newsletter', { email: 'lou@lantern.example', captcha: 'bypass' });
  await visitor.send('newsletter', { email: 'kit@lantern.example', website: 'https://autofill.example' });
  await round();
  const [member] = await store.findByAddress('mara@lantern.example');
  const token = links.token('unsubscribe', member?.id ?? '');
  await fetch(`${address}/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
  await round();
  pass(15 * DAY_MS);
  await removeOld();
  const left = await store.readPage({ order: 'oldest-first', limit: 9, receipts: true });
  expect([left, await readdir(mailFolder)]).toEqual([[], []]);
});

test('removes mail files with their leads, including unfinished ones and leads erased elsewhere', async () => {
  const { visitor, store, round, pass, removeOld, mailFolder } = await startKeeping();
  await visitor.send('contact');
  await visitor.send('pricing-expert', { email: 'lou@lantern.example' });
  await visitor.send('signup');
  await round();
  const channels = async () => (await readdir(mailFolder)).map((name) => name.match(/Z-([a-z-]+?)-[0-9a-f]{8}-/)?.[1]);
  expect(await channels()).toHaveLength(4);
  const [contact] = await storedLeads(store, 'contact');
  const mail = (await readdir(mailFolder)).find((name) => contact && name.includes(contact.id)) ?? '';
  await rename(path.join(mailFolder, mail), path.join(mailFolder, unfinishedName(mail)));
  pass(31 * DAY_MS);
  const erasedAt = new Date();
  await store.erase('lou@lantern.example', {
    id: '019aa1f2-3b4c-7000-8000-0123456789ab',
    erasedAt,
    addressHash: 'hash',
  });
  await removeOld();
  expect((await channels()).toSorted()).toEqual(['team-mail', 'welcome']);
});
