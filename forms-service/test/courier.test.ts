import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Send } from '../src/delivery/courier.ts';
import { DeliveryFailed } from '../src/delivery/delivery-failed.ts';
import { createOutboxLoop } from '../src/delivery/outbox-loop.ts';
import { transportLimits } from '../src/delivery/transport-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/durations.ts';
import { createLogger } from '../src/http/logger.ts';
import { createLeadStore } from '../src/store/create-lead-store.ts';
import { type Channel, newDelivery } from '../src/store/delivery.ts';
import type { Store } from '../src/store/lead-administration.ts';
import { type LeadStore, StoreUnavailable } from '../src/store/lead-store.ts';
import type { RecordStore } from '../src/store/record-store.ts';
import { openSqliteRecords } from '../src/store/sqlite/sqlite-records.ts';
import { openSqliteStoreHere, startHere } from '../src/store/testing/start-here.ts';
import { lead, storedLeads } from '../src/store/testing/store-examples.ts';
import { courierAt, testClock } from './delivering.ts';
import { temporaryFolder } from './service.ts';

const LEASE_MS = 120_000;
const POLL_MS = 1_000;

async function openStore(): Promise<Store> {
  const store = await openSqliteStoreHere(path.join(await temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

const newLead = (at: Date, ...channels: Channel[]) =>
  lead({ createdAt: at, deliveries: channels.map((channel) => newDelivery(channel, at)) });

/** Opens a store with leads, each of which has a due delivery on each of these channels. */
async function openStoreWith(leads: number, ...channels: Channel[]) {
  const store = await openStore();
  const { clock, pass } = testClock();
  await Promise.all(Array.from({ length: leads }, () => store.save(newLead(clock(), ...channels))));
  return { store, clock, pass };
}

/** Records sent deliveries and their counts. */
function recorder() {
  const sent: string[] = [];
  const send: Send = async ({ delivery }) => void sent.push(delivery.id);
  return { sent, send };
}

/** Occupies this thread as requests do: in short turns. */
async function computeFor(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const endOfTurn = performance.now() + 5;
    while (performance.now() < endOfTurn);
    await turn();
  }
}

const never: Send = () => new Promise(() => undefined);

describe('an attempt to mail a lead', () => {
  test('belongs to one courier for as long as a slow mail server may take', async () => {
    const { store, clock, pass } = await openStoreWith(1, 'team-mail');
    const waiting = courierAt(store, never, clock);
    await waiting.begin();
    const { sent, send } = recorder();
    const other = courierAt(store, send, clock);
    pass(9 * MINUTE_MS);
    await other.round();
    expect(sent).toEqual([]);
    pass(MINUTE_MS);
    await other.round();
    expect(sent).toHaveLength(1);
    await waiting.stop(0);
    expect(waiting.counted()).toEqual({ 'team-mail lost': 1 });
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'delivered', attempts: 2 }] }]);
  });
});

test.each([
  ['webhook', transportLimits.webhook],
  ['team-mail', transportLimits.mail],
] as const)('an attempt over a hanging %s ends before its lease', async (channel, { attemptMs, leaseMs }) => {
  const { store, clock } = await openStoreWith(1, channel);
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const courier = courierAt(store, never, clock);
  await courier.begin();
  expect(timeout.mock.calls).toEqual([[attemptMs]]);
  expect(attemptMs).toBeLessThan(leaseMs);
  limit.abort(new DOMException('Too late.', 'TimeoutError'));
  await courier.idle();
  expect(courier.counted()).toEqual({ [`${channel} failed`]: 1 });
  expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'waiting', lastError: 'TIMEOUT' }] }]);
});

describe('a stopping courier', () => {
  test('waits for attempts in flight', async () => {
    const { store, clock } = await openStoreWith(1, 'webhook');
    const arrived = Promise.withResolvers<void>();
    const courier = courierAt(store, () => arrived.promise, clock);
    await courier.begin();
    const stopped = courier.stop();
    arrived.resolve();
    await stopped;
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'delivered' }] }]);
  });

  test('gives back slow attempts before their leases end', async () => {
    const { store, clock } = await openStoreWith(1, 'webhook');
    const courier = courierAt(store, never, clock);
    await courier.begin();
    await courier.stop(0);
    expect(courier.counted()).toEqual({ 'webhook given-back': 1 });
    const { sent, send } = recorder();
    await courierAt(store, send, clock).round();
    expect(sent).toHaveLength(1);
  });

  test('claims nothing more', async () => {
    const store = await openStore();
    const { clock } = testClock();
    const { sent, send } = recorder();
    const outbox = createOutboxLoop(courierAt(store, send, clock), createLogger('silent'));
    outbox.start();
    await outbox.stop();
    await store.save(newLead(clock(), 'webhook'));
    outbox.wake();
    expect(sent).toEqual([]);
    expect(await store.outbox()).toMatchObject({ waiting: 1 });
  });
});

describe('a running outbox', () => {
  test('delivers immediately when woken, and soon otherwise', async () => {
    const store = await openStore();
    const { clock } = testClock();
    const { sent, send } = recorder();
    const outbox = createOutboxLoop(courierAt(store, send, clock), createLogger('silent'));
    onTestFinished(() => outbox.stop());
    outbox.start();
    await store.save(newLead(clock(), 'webhook'));
    outbox.wake();
    await expect.poll(() => sent.length).toBe(1);
    await store.save(newLead(clock(), 'webhook'));
    await expect.poll(() => sent.length).toBe(2);
  });

  test('leaves most deliveries for later while visitors occupy the service', async () => {
    const { store, clock } = await openStoreWith(300, 'webhook');
    const { sent, send } = recorder();
    const outbox = createOutboxLoop(courierAt(store, send, clock), createLogger('silent'));
    onTestFinished(() => outbox.stop());
    outbox.start();
    await computeFor(1_000);
    expect(sent.length).toBeLessThan(200);
    await expect.poll(() => sent.length).toBe(300);
  });

  test('posts webhooks while mails cannot be claimed, and reports the obstacle', async () => {
    const store = await openStore();
    const { clock } = testClock();
    const claim: LeadStore['claim'] = (request) =>
      request.transport === 'mail' ? Promise.reject(new StoreUnavailable('UNFIT')) : store.claim(request);
    const { sent, send } = recorder();
    await store.save(newLead(clock(), 'webhook'));
    const outbox = createOutboxLoop(courierAt({ ...store, claim }, send, clock), createLogger('silent'));
    onTestFinished(() => outbox.stop());
    outbox.start();
    await expect.poll(() => sent.length).toBe(1);
    expect(outbox.obstacle()).toBe('UNFIT');
  });

  test('posts many webhooks without waiting for the next poll while mails cannot be claimed', async () => {
    const { store, clock } = await openStoreWith(30, 'webhook');
    const claim: LeadStore['claim'] = (request) =>
      request.transport === 'mail' ? Promise.reject(new StoreUnavailable('UNFIT')) : store.claim(request);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const { sent, send: record } = recorder();
    const waits: number[] = [];
    const send: Send = async (...message) => {
      await record(...message);
      waits.push(timers.mock.calls.filter(([, ms]) => ms === POLL_MS).length);
    };
    const outbox = createOutboxLoop(courierAt({ ...store, claim }, send, clock), createLogger('silent'));
    onTestFinished(() => outbox.stop());
    outbox.start();
    await expect.poll(() => sent.length).toBe(30);
    expect([Math.max(...waits), outbox.obstacle()]).toEqual([0, 'UNFIT']);
  });

  test('waits while the store is unavailable, logs it once, and resumes', async () => {
    const store = await openStore();
    const { clock } = testClock();
    let looks = 0;
    const claim: LeadStore['claim'] = (request) =>
      looks++ < 2 ? Promise.reject(new StoreUnavailable('AWAY')) : store.claim(request);
    const { sent, send } = recorder();
    await store.save(newLead(clock(), 'webhook'));
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const outbox = createOutboxLoop(courierAt({ ...store, claim }, send, clock), logger);
    onTestFinished(() => outbox.stop());
    outbox.start();
    await expect.poll(() => sent.length).toBe(1);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'deliveries paused: the store cannot be polled',
      'deliveries resumed',
    ]);
  });

  test('waits while no claim can be written, sends at once what it claimed, and the rest at the next poll', async () => {
    const records = await openSqliteRecords(
      path.join(await temporaryFolder(), 'leads.sqlite'),
      () => undefined,
      startHere,
    );
    let isReadOnly = true;
    let writes = 0;
    const update: RecordStore['update'] = (record) =>
      isReadOnly || ++writes === 2 ? Promise.reject(new StoreUnavailable('DISCONNECTED')) : records.update(record);
    const store = createLeadStore({ ...records, update });
    onTestFinished(() => store.close());
    const { clock } = testClock();
    await Promise.all(Array.from({ length: 3 }, () => store.save(newLead(clock(), 'webhook'))));
    const { sent, send } = recorder();
    const courier = courierAt(store, send, clock);
    expect(await courier.begin()).toEqual({ began: 0, failure: expect.any(StoreUnavailable) });
    isReadOnly = false;
    expect(await courier.begin()).toMatchObject({ began: 2 });
    await courier.round();
    expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
    expect((await storedLeads(store)).map(({ deliveries }) => deliveries[0]?.attempts)).toEqual([1, 1, 1]);
  });

  test('continues after an internal error, which is logged without text of the visitor', async () => {
    const { store, clock } = await openStoreWith(1, 'webhook');
    const broken: Send = ({ lead: { fields } }) => Promise.reject(new TypeError(`cannot send ${fields.email}`));
    const courier = courierAt(store, broken, clock);
    await courier.round();
    expect(courier.lines.join('')).toContain('TypeError');
    expect(courier.lines.join('')).not.toContain('lantern');
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'waiting', lastError: 'INTERNAL' }] }]);
  });

  test('sends a message again under the same id when its delivery could not be recorded', async () => {
    const { store, clock, pass } = await openStoreWith(1, 'webhook');
    const { sent, send } = recorder();
    const settle: LeadStore['settle'] = () => Promise.reject(new StoreUnavailable('AWAY'));
    await courierAt({ ...store, settle }, send, clock).round();
    pass(LEASE_MS);
    await courierAt(store, send, clock).round();
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  test('restarts the retry period after a weekend of downtime', async () => {
    const { store, clock, pass } = await openStoreWith(1, 'webhook');
    const away: Send = () => Promise.reject(new DeliveryFailed('HTTP_503'));
    await courierAt(store, away, clock).round();
    pass(2 * DAY_MS + HOUR_MS);
    const restarted = courierAt(store, away, clock);
    await restarted.round();
    expect(restarted.counted()).toEqual({ 'webhook failed': 1 });
    pass(10_000);
    const { sent, send } = recorder();
    await courierAt(store, send, clock).round();
    expect(sent).toHaveLength(1);
  });

  test('gives up after two days of attempts, even if retries are late', async () => {
    const { store, clock, pass } = await openStoreWith(1, 'webhook');
    const courier = courierAt(store, () => Promise.reject(new DeliveryFailed('HTTP_503')), clock);
    for (let hours = 0; hours < 60; hours += 3) {
      await courier.round();
      pass(3 * HOUR_MS);
    }
    expect(courier.counted()).toMatchObject({ 'webhook dead': 1 });
  });

  test('does not retry a final failure', async () => {
    const { store, clock } = await openStoreWith(1, 'webhook');
    const courier = courierAt(store, () => Promise.reject(new DeliveryFailed('NO', { isFinal: true })), clock);
    await courier.round();
    expect(courier.counted()).toEqual({ 'webhook dead': 1 });
  });
});

test.each([
  ['webhook', 'team-mail'],
  ['team-mail', 'webhook'],
] as const)('a hanging %s does not delay a %s', async (hanging, other) => {
  const { store, clock } = await openStoreWith(80, hanging, other);
  const sent: string[] = [];
  const send: Send = async (claimed, signal) =>
    claimed.delivery.channel === hanging ? never(claimed, signal) : void sent.push(claimed.lead.id);
  const courier = courierAt(store, send, clock);
  const outbox = createOutboxLoop(courier, createLogger('silent'));
  outbox.start();
  await expect.poll(() => sent.length).toBe(80);
  await Promise.all([outbox.stop(), courier.stop(0)]);
});

test.each([
  ['webhook', 64],
  ['team-mail', 5],
] as const)(
  'attempts of a %s run up to the capacity of %i, and the next starts when one ends',
  async (channel, most) => {
    const { store, clock } = await openStoreWith(most + 1, channel);
    const running: (() => void)[] = [];
    const send: Send = () => new Promise((resolve) => void running.push(resolve));
    const courier = courierAt(store, send, clock);
    const outbox = createOutboxLoop(courier, createLogger('silent'));
    outbox.start();
    await expect.poll(() => running.length).toBe(most);
    expect(await courier.begin()).toMatchObject({ began: 0 });
    running[0]?.();
    await expect.poll(() => running.length).toBe(most + 1);
    for (const finish of running) finish();
    await outbox.stop();
  },
);
