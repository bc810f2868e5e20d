import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { LONGEST_PAUSE_MS, newDelivery } from './delivery.ts';
import type { ClaimedDelivery } from './lead-store.ts';
import { QUIET_MS } from './subscription.ts';
import { createStoreTest } from './testing/in-store.ts';
import { after, claim, LEASE_MS, start, withDeliveries } from './testing/outbox-examples.ts';
import { lead, storedLeads } from './testing/store-examples.ts';

const inStore = createStoreTest();

const channelsOf = (claims: ClaimedDelivery[]) => claims.map(({ delivery }) => delivery.channel);

inStore('stores deliveries with their lead and leases each to one worker', async (store) => {
  const kept = withDeliveries('team-mail', 'webhook');
  await store.save(kept);
  expect(await storedLeads(store)).toMatchObject([{ deliveries: kept.deliveries }]);
  const claims = await claim(store);
  expect(channelsOf(claims)).toEqual(['team-mail', 'webhook']);
  expect(claims[0]).toMatchObject({
    lead: { id: kept.id, form: 'contact', fields: kept.fields, createdAt: start },
    delivery: { id: kept.deliveries[0]?.id, attempts: 1, firstTriedAt: start },
  });
  expect(await claim(store, after(LEASE_MS - 1))).toEqual([]);
});

inStore('leases nothing twice to ten concurrent workers', async (store) => {
  const leads = Array.from({ length: 20 }, () => withDeliveries('team-mail', 'webhook'));
  await Promise.all(leads.map((each) => store.save(each)));
  const claims = (await Promise.all(Array.from({ length: 10 }, () => claim(store, start, 8)))).flat();
  expect(new Set(claims.map(({ delivery }) => delivery.id)).size).toBe(claims.length);
  const rest = await claim(store);
  expect(claims.length + rest.length).toBe(40);
});

inStore('leases up to the limit, longest due first', async (store) => {
  const late = lead({ deliveries: [newDelivery('webhook', after(1_000))] });
  await store.save(late);
  await store.save(lead({ form: 'signup', deliveries: [newDelivery('welcome', start)] }));
  expect(await claim(store, after(-1))).toEqual([]);
  expect(channelsOf(await claim(store, after(1_000), 1))).toEqual(['welcome']);
  expect(channelsOf(await claim(store, after(1_000), 1))).toEqual(['webhook']);
  for (const _ of ['one', 'other']) await store.save(withDeliveries('team-mail', 'acknowledgement'));
  expect(await claim(store, after(1_000), 3)).toHaveLength(3);
});

inStore('leases what a clock that ran ahead has postponed, after what is due', async (store) => {
  const nextYear = after(365 * DAY_MS);
  await store.save(lead({ deliveries: [newDelivery('team-mail', nextYear)] }));
  await store.save(lead({ deliveries: [newDelivery('acknowledgement', start)] }));
  await store.save(lead({ deliveries: [newDelivery('welcome', after(LONGEST_PAUSE_MS))] }));
  expect(channelsOf(await claim(store, start, 1))).toEqual(['acknowledgement']);
  const [postponed, ...others] = await claim(store);
  if (!postponed) throw new Error('Nothing was due.');
  expect([postponed.delivery, others]).toEqual([
    expect.objectContaining({ channel: 'team-mail', attempts: 1, firstTriedAt: start }),
    [],
  ]);
});

inStore('starts the retries of a postponed message over, but not during its lease', async (store) => {
  const tomorrow = after(DAY_MS);
  await store.save(lead({ deliveries: [newDelivery('webhook', tomorrow)] }));
  const [early] = await claim(store, tomorrow);
  if (!early) throw new Error('Nothing was due.');
  expect(await claim(store)).toEqual([]);
  await store.settle(early, { outcome: 'failed', code: 'HTTP_500', retryAt: after(DAY_MS + 5_000) });
  expect(await claim(store)).toMatchObject([{ delivery: { attempts: 1, firstTriedAt: start } }]);
});

inStore('frees what was in flight when the clock ran ahead, and what waits behind it', async (store) => {
  const tomorrow = after(DAY_MS);
  await store.save(lead({ deliveries: [newDelivery('webhook', tomorrow)] }));
  await store.save(lead({ deliveries: [newDelivery('team-mail', tomorrow)] }));
  await store.save(lead({ deliveries: [newDelivery('welcome', after(DAY_MS + HOUR_MS))] }));
  expect(channelsOf(await claim(store, tomorrow))).toEqual(['team-mail', 'webhook']);
  expect(await claim(store, start, 1)).toEqual([]);
  expect(channelsOf(await claim(store, start, 1))).toEqual(['welcome']);
  expect(channelsOf(await claim(store, after(LEASE_MS))).sort()).toEqual(['team-mail', 'webhook', 'welcome']);
});

inStore('has nothing due when all is delivered', async (store) => {
  await store.save(withDeliveries('team-mail'));
  const [claimed] = await claim(store);
  if (!claimed) throw new Error('Nothing was due.');
  const waiting = { channel: 'team-mail', state: 'waiting', deliveries: 1, oldest: start };
  expect(await store.outbox()).toEqual({
    waiting: 1,
    oldest: start,
    dead: 0,
    partial: 0,
    rejected: 0,
    channels: [waiting],
  });
  expect(await store.settle(claimed, { outcome: 'delivered', at: after(5) })).toBe(true);
  expect(await store.outbox()).toEqual({
    waiting: 0,
    oldest: undefined,
    dead: 0,
    partial: 0,
    rejected: 0,
    channels: [],
  });
  expect(await claim(store, after(LEASE_MS))).toEqual([]);
  expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'delivered', deliveredAt: after(5) }] }]);
});

inStore('leases a delivery again after its lease, and ignores the former worker', async (store) => {
  await store.save(withDeliveries('webhook'));
  const [first] = await claim(store);
  const [second] = await claim(store, after(LEASE_MS));
  if (!first || !second) throw new Error('Nothing was due.');
  expect(second.delivery).toMatchObject({ id: first.delivery.id, attempts: 2, firstTriedAt: start });
  expect(await store.settle(first, { outcome: 'failed', code: 'TIMEOUT' })).toBe(false);
  expect(await store.settle(second, { outcome: 'delivered', at: start })).toBe(true);
});

inStore('schedules retries, and makes given-back deliveries due', async (store) => {
  await store.save(withDeliveries('webhook'));
  const [first] = await claim(store);
  if (!first) throw new Error('Nothing was due.');
  await store.settle(first, { outcome: 'failed', code: 'HTTP_500', retryAt: after(5_000) });
  expect(await claim(store, after(4_999))).toEqual([]);
  const [second] = await claim(store, after(5_000));
  if (!second) throw new Error('Nothing was due.');
  expect(second.delivery).toMatchObject({ attempts: 2, lastError: 'HTTP_500' });
  await store.settle(second, { outcome: 'given-back', at: after(6_000) });
  expect(await claim(store, after(6_000))).toMatchObject([{ delivery: { attempts: 2 } }]);
});

inStore('ignores dead deliveries until they are reopened', async (store) => {
  const [one, other] = [withDeliveries('webhook'), withDeliveries('team-mail')];
  await store.save(one);
  await store.save(other);
  for (const claimed of await claim(store)) await store.settle(claimed, { outcome: 'failed', code: 'HTTP_410' });
  expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 2 });
  expect(await claim(store, after(LEASE_MS))).toEqual([]);
  expect(await store.reopen({ ids: [randomUUID()], state: 'dead' }, start)).toEqual({ leads: 0, deliveries: 0 });
  expect(await store.reopen({ ids: [one.id], state: 'dead' }, start)).toEqual({ leads: 1, deliveries: 1 });
  expect(await claim(store)).toMatchObject([{ delivery: { channel: 'webhook', attempts: 1, lastError: 'HTTP_410' } }]);
  const both = [one.id, other.id];
  expect(await store.reopen({ ids: both, state: 'dead', channel: 'webhook' }, start)).toMatchObject({ leads: 0 });
  expect(await store.reopen({ ids: both, state: 'dead' }, start)).toMatchObject({ leads: 1 });
  expect(channelsOf(await claim(store))).toEqual(['team-mail']);
  expect(await store.outbox()).toMatchObject({ waiting: 2, dead: 0 });
});

inStore('reopens delivered messages under the same id', async (store) => {
  const kept = withDeliveries('team-mail', 'webhook');
  await store.save(kept);
  for (const claimed of await claim(store)) await store.settle(claimed, { outcome: 'delivered', at: after(5) });
  const again = { ids: [kept.id], state: 'delivered', channel: 'team-mail' } as const;
  expect(await store.reopen(again, after(10))).toEqual({ leads: 1, deliveries: 1 });
  const [claimed] = await claim(store, after(10));
  expect(claimed?.delivery).toMatchObject({ id: kept.deliveries[0]?.id, attempts: 1, firstTriedAt: after(10) });
  expect(claimed?.delivery.deliveredAt).toBeUndefined();
});

inStore('makes waiting deliveries due, but not those in flight', async (store) => {
  const kept = withDeliveries('team-mail', 'webhook');
  await store.save(kept);
  const [mail] = await claim(store);
  if (!mail) throw new Error('Nothing was due.');
  await store.settle(mail, { outcome: 'failed', code: 'ECONNREFUSED', retryAt: after(10_000_000) });
  const now = { ids: [kept.id], state: 'waiting' } as const;
  expect(await store.reopen(now, after(10))).toEqual({ leads: 1, deliveries: 1 });
  expect(await store.reopen(now, after(10))).toEqual({ leads: 0, deliveries: 0 });
  expect(channelsOf(await claim(store, after(10)))).toEqual(['team-mail']);
});

inStore('counts undelivered messages by channel and state, with their age', async (store) => {
  const [one, other] = [withDeliveries('team-mail', 'webhook'), withDeliveries('team-mail', 'webhook')];
  await store.save({ ...one, createdAt: after(-QUIET_MS) });
  await store.save({ ...other, deliveries: other.deliveries.map((each) => ({ ...each, createdAt: after(1_000) })) });
  for (const claimed of await claim(store)) {
    const isMail = claimed.delivery.channel === 'team-mail';
    if (isMail) await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550' });
    else if (claimed.lead.id === one.id) await store.settle(claimed, { outcome: 'delivered', at: start });
  }
  const { channels, ...status } = await store.outbox();
  expect(status).toEqual({ waiting: 1, oldest: after(1_000), dead: 2, partial: 0, rejected: 0 });
  expect(channels.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual([
    { channel: 'team-mail', state: 'dead', deliveries: 2, oldest: start },
    { channel: 'webhook', state: 'waiting', deliveries: 1, oldest: after(1_000) },
  ]);
});

inStore('settles deliveries of one lead concurrently', async (store) => {
  await store.save(withDeliveries('team-mail', 'webhook', 'welcome'));
  const claims = await claim(store);
  const settled = claims.map((each) => store.settle(each, { outcome: 'delivered', at: start }));
  expect(await Promise.all(settled)).toEqual([true, true, true]);
  expect(await store.outbox()).toMatchObject({ waiting: 0 });
});
