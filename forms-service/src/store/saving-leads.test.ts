import { expect } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { createLeadIds } from '../submissions/lead-id.ts';
import { createLeadStore } from './create-lead-store.ts';
import type { LeadStore } from './lead-store.ts';
import { createStoreTest } from './testing/in-store.ts';
import { lead, storedLeads, subscription } from './testing/store-examples.ts';

const inStore = createStoreTest();

const outcomes = async (saving: ReturnType<LeadStore['save']>[]) => (await Promise.all(saving)).map((o) => o.outcome);

inStore('stores a lead whose write the driver repeats after a lost response', async (store, records) => {
  const { save } = createLeadStore({
    ...records,
    async insert(record) {
      await records.insert(record);
      return records.insert(record);
    },
  });
  expect(await save(lead({ challengeId: 'c' }))).toEqual({ outcome: 'stored' });
  expect(await storedLeads(store)).toHaveLength(1);
});

inStore('replays the outcome of an idempotency key', async (store) => {
  await store.save(lead({ key: 'k', requestHash: 'one' }));
  const earlier = { outcome: 'stored', requestHash: 'one' };
  expect(await store.save(lead({ key: 'k', requestHash: 'two' }))).toEqual({ outcome: 'replayed', earlier });
  expect(await store.findEarlier('contact', 'k', new Date())).toEqual(earlier);
  expect(await store.findEarlier('contact', 'other', new Date())).toBeUndefined();
  expect(await storedLeads(store)).toHaveLength(1);
});

inStore('expires an idempotency key after a day, on each use', async (store) => {
  const start = Date.parse('2026-11-20T10:00:00Z');
  const at = (ms: number) => new Date(start + ms);
  const numbered = (createdAt: Date, requestHash: string) =>
    store.save(lead({ key: '1', requestHash, createdAt, id: createLeadIds(() => createdAt)() }));
  const stored = (requestHash: string) => ({ outcome: 'stored', requestHash });
  expect(await numbered(at(0), 'first')).toEqual({ outcome: 'stored' });
  expect(await numbered(at(DAY_MS - 1), 'second')).toEqual({ outcome: 'replayed', earlier: stored('first') });
  for (const day of [1, 2, 3]) {
    expect(await store.findEarlier('contact', '1', at(day * DAY_MS))).toBeUndefined();
    const same = Array.from({ length: 10 }, () => numbered(at(day * DAY_MS), `day ${day}`));
    expect((await outcomes(same)).toSorted()).toEqual([...Array(9).fill('replayed'), 'stored']);
    expect(await store.findEarlier('contact', '1', at(day * DAY_MS + 1))).toEqual(stored(`day ${day}`));
  }
  const imported = { provider: 'none', verdict: 'imported' } as const;
  const row = {
    ...lead({ createdAt: at(0) }),
    receipt: { idempotencyKey: 'i', requestHash: 'row', captcha: imported },
  };
  await store.save(row);
  expect(await outcomes([store.save({ ...row, id: lead().id, createdAt: at(9 * DAY_MS) })])).toEqual(['replayed']);
});

inStore('stores one of fifty concurrent leads with one key', async (store) => {
  const all = await outcomes(Array.from({ length: 50 }, () => store.save(lead({ key: 'k' }))));
  expect(all.toSorted()).toEqual([...Array(49).fill('replayed'), 'stored']);
  expect(await storedLeads(store)).toHaveLength(1);
});

inStore('accepts a captcha challenge once, also of fifty concurrent uses', async (store) => {
  const all = await outcomes(Array.from({ length: 50 }, () => store.save(lead({ challengeId: 'c' }))));
  expect(all.toSorted()).toEqual([...Array(49).fill('captcha-used'), 'stored']);
  expect(await storedLeads(store)).toHaveLength(1);
});

inStore('gives a sole address to one lead, also of fifty concurrent ones', async (store) => {
  const all = await outcomes(Array.from({ length: 50 }, () => store.save(subscription())));
  expect(all.toSorted()).toEqual([...Array(49).fill('address-taken'), 'stored']);
  expect(await storedLeads(store)).toHaveLength(1);
});

inStore('records key and challenge of a lead whose address was taken', async (store) => {
  await store.save(subscription());
  await store.save(subscription({ key: 'k', challengeId: 'c', requestHash: 'two' }));
  const earlier = { outcome: 'address-taken', requestHash: 'two' };
  expect(await store.findEarlier('newsletter', 'k', new Date())).toEqual(earlier);
  expect(await store.save(subscription({ key: 'k' }))).toEqual({ outcome: 'replayed', earlier });
  expect(await store.save(subscription({ challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
});

inStore('releases a quarantined lead when a verified one has its address', async (store) => {
  const quarantined = subscription({ state: 'quarantined' });
  await store.save(quarantined);
  expect(await store.save(subscription({ key: 'k' }))).toEqual({ outcome: 'stored' });
  expect(await storedLeads(store)).toMatchObject([{ id: quarantined.id, state: 'stored' }]);
  expect(await store.findEarlier('newsletter', 'k', new Date())).toMatchObject({ outcome: 'stored' });
});

inStore('replays a submission that a later one has replaced', async (store) => {
  await store.save(subscription({ state: 'quarantined', key: 'k', challengeId: 'c' }));
  await store.save(subscription({ key: 'l', challengeId: 'd' }));
  for (const again of [subscription({ key: 'k', challengeId: 'c' }), subscription({ key: 'k', challengeId: 'e' })])
    expect(await store.save(again)).toMatchObject({ outcome: 'replayed', earlier: { outcome: 'stored' } });
  expect(await store.save(subscription({ challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
  expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }]);
});

inStore('never moves a stored lead back into quarantine', async (store) => {
  await store.save(subscription());
  expect(await store.save(subscription({ state: 'quarantined' }))).toEqual({ outcome: 'address-taken' });
  expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }]);
});

inStore('subscribes once for ten concurrent sign-ups of a known address', async (store) => {
  await store.save(subscription({ state: 'unsubscribed' }));
  const again = () => store.save(subscription({ key: 'k', challengeId: 'c' }));
  expect((await outcomes(Array.from({ length: 10 }, again))).toSorted()).toEqual([
    ...Array(9).fill('replayed'),
    'stored',
  ]);
  expect(await again()).toMatchObject({ outcome: 'replayed' });
});

inStore('checks the key first, then the challenge, then the address', async (store) => {
  await store.save(subscription({ key: 'k', challengeId: 'c' }));
  expect(await store.save(subscription({ key: 'k', challengeId: 'c' }))).toMatchObject({ outcome: 'replayed' });
  expect(await store.save(subscription({ key: 'l', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
});
