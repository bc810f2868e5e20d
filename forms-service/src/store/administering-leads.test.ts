import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { inBatches } from '../in-batches.ts';
import { createLeadIds } from '../submissions/lead-id.ts';
import { createLeadStore } from './create-lead-store.ts';
import { newDelivery } from './delivery.ts';
import type { Store } from './lead-administration.ts';
import { type NewLead, StoreUnavailable } from './lead-store.ts';
import { createStoreTest } from './testing/in-store.ts';
import { claim } from './testing/outbox-examples.ts';
import { lead, subscription } from './testing/store-examples.ts';

const inStore = createStoreTest();

const idsAt = (day: string) => createLeadIds(() => new Date(`2026-11-${day}T12:00:00Z`));
const on = (day: string, given: Partial<NewLead> = {}) =>
  lead({ id: idsAt(day)(), createdAt: new Date(`2026-11-${day}T12:00:00Z`), ...given });

const noteAt = (time: string) => ({
  id: createLeadIds(() => new Date(time))(),
  erasedAt: new Date(time),
  addressHash: `hash of somebody at ${time}`,
});

const everything = (store: Store) => store.readPage({ order: 'oldest-first', limit: 1_000, receipts: true });

inStore('finds a lead with its receipt, but no receipt without a lead', async (store) => {
  const kept = subscription({ key: 'k', challengeId: 'c' });
  const repeated = subscription();
  await store.save(kept);
  await store.save(repeated);
  expect(await store.find(kept.id)).toEqual({ ...kept, revision: 0 });
  expect(await store.find(repeated.id)).toBeUndefined();
  expect(await everything(store)).toMatchObject([
    { id: kept.id },
    { id: repeated.id, state: 'repeat', fields: { email: 'mara@lantern.example' } },
  ]);
});

inStore('removes old leads of one form in batches, oldest first', async (store) => {
  const kept = [on('01'), on('02'), on('03'), on('04'), on('01', { form: 'signup' })];
  for (const each of kept) await store.save(each);
  const request = { form: 'contact', before: new Date('2026-11-04'), limit: 2 } as const;
  expect([await store.purge(request), await store.purge(request), await store.purge(request)]).toEqual([
    { removed: 2, isMore: true },
    { removed: 1, isMore: false },
    { removed: 0, isMore: false },
  ]);
  expect((await everything(store)).map(({ id }) => id).toSorted()).toEqual([kept[4]?.id, kept[3]?.id].toSorted());
});

inStore('removes only ended subscriptions, in batches', async (store) => {
  const [longAgo, lately] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-10T12:00:00Z')];
  const leave = async (email: string, at: Date) => {
    const kept = subscription({ createdAt: longAgo, fields: { email }, soleAddress: email });
    await store.save(kept);
    const notices = [newDelivery('team-mail', at, 'unsubscribed')];
    await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices });
    return kept;
  };
  for (const name of ['ann', 'bea', 'cleo']) await leave(`${name}@lantern.example`, longAgo);
  await leave('dora@lantern.example', lately);
  await leave('edda@lantern.example', longAgo);
  await store.save(subscription({ fields: { email: 'edda@lantern.example' }, soleAddress: 'edda@lantern.example' }));
  await store.save(lead());
  const request = { before: new Date('2026-11-05'), limit: 2 };
  expect([await store.purgeEnded(request), await store.purgeEnded(request), await store.purgeEnded(request)]).toEqual([
    { removed: 2, isMore: true },
    { removed: 1, isMore: false },
    { removed: 0, isMore: false },
  ]);
  expect((await everything(store)).map(({ fields }) => fields.email)).toEqual([
    'dora@lantern.example',
    'edda@lantern.example',
    'mara@lantern.example',
  ]);
});

inStore('removes old unconfirmed subscriptions, unless confirmation was requested again', async (store) => {
  const [longAgo, lately] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-10T12:00:00Z')];
  const sign = (email: string, createdAt: Date, state: 'unconfirmed' | 'stored') =>
    store.save(
      subscription({
        state,
        createdAt,
        fields: { email },
        soleAddress: email,
        deliveries: [newDelivery('confirmation', createdAt)],
      }),
    );
  await sign('ann@lantern.example', longAgo, 'unconfirmed');
  await sign('bea@lantern.example', longAgo, 'unconfirmed');
  await sign('bea@lantern.example', lately, 'unconfirmed');
  await sign('cleo@lantern.example', longAgo, 'stored');
  expect(await store.purgeEnded({ before: new Date('2026-11-05'), limit: 9 })).toEqual({ removed: 1, isMore: false });
  expect((await everything(store)).map(({ fields }) => fields.email)).toEqual([
    'bea@lantern.example',
    'cleo@lantern.example',
  ]);
});

inStore('removes old quarantined subscriptions and receipts of repeated sign-ups', async (store) => {
  const longAgo = new Date('2026-11-01T12:00:00Z');
  const enter = (email: string, given: Parameters<typeof subscription>[0] = {}) =>
    store.save(subscription({ createdAt: longAgo, fields: { email }, soleAddress: email, ...given }));
  await enter('ann@lantern.example', { state: 'quarantined', deliveries: [newDelivery('confirmation', longAgo)] });
  for (const key of ['once', 'twice']) await enter('bea@lantern.example', { key });
  await store.save(lead({ createdAt: longAgo, state: 'quarantined' }));
  const request = { before: new Date('2026-11-05'), limit: 9 };
  expect([await store.purgeEnded(request), await store.purgeEnded(request)]).toMatchObject([
    { removed: 2 },
    { removed: 0 },
  ]);
  expect((await everything(store)).map(({ form, state }) => `${form} ${state}`)).toEqual([
    'newsletter stored',
    'contact quarantined',
  ]);
});

inStore('keeps a subscription while the link of a retried confirmation is valid', async (store) => {
  const [longAgo, lately] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-14T12:00:00Z')];
  const dead = { ...newDelivery('confirmation', longAgo), state: 'dead' as const };
  const asked = subscription({ state: 'unconfirmed', createdAt: longAgo, deliveries: [dead] });
  await store.save(asked);
  await store.reopen({ ids: [asked.id], state: 'dead' }, lately);
  const [claimed] = await claim(store, lately);
  if (!claimed) throw new Error('Nothing was due.');
  await store.settle(claimed, { outcome: 'delivered', at: lately });
  const gone = (before: Date) => store.purgeEnded({ before, limit: 9 });
  expect([await gone(new Date(lately.getTime() - 1)), await gone(lately)]).toMatchObject([
    { removed: 0 },
    { removed: 1 },
  ]);
});

inStore('erases an address in every form and spelling, and no other', async (store) => {
  const email = 'O.Hara+news@Lantern.example';
  const near = ['oxhara+news@lantern.example', 'o.hara+news@lantern.example.org', 'a.o.hara+news@lantern.example'];
  await store.save(lead({ fields: { email } }));
  await store.save(lead({ fields: { email: email.toUpperCase() } }));
  await store.save(lead({ form: 'signup', fields: { email }, soleAddress: email.toLowerCase() }));
  await store.save(subscription({ fields: { email }, soleAddress: email.toLowerCase() }));
  for (const other of near) await store.save(lead({ fields: { email: other } }));

  const note = noteAt('2026-11-20T10:00:00Z');
  const erased = { contact: 2, signup: 1, newsletter: 1 };
  expect(await store.erase(email.toLowerCase(), note)).toEqual({
    erasure: { ...note, leads: erased },
    isOverwritten: true,
  });
  expect((await everything(store)).map(({ fields }) => fields.email)).toEqual(near);
  expect((await store.readErasures()).at(-1)).toEqual({ ...note, leads: erased });
});

inStore('erases receipts of repeated sign-ups without counting them as leads', async (store) => {
  const email = 'Mara@lantern.example';
  for (const key of ['one', 'two', 'three']) await store.save(subscription({ fields: { email }, key }));
  const note = noteAt('2026-11-20T10:00:00Z');
  const { erasure } = await store.erase('mara@lantern.example', note);
  expect(erasure).toEqual({ ...note, leads: { newsletter: 1 } });
  expect(await everything(store)).toEqual([]);
});

inStore('notes an erasure that fails halfway, and can repeat it', async (store, records) => {
  await store.save(lead());
  const { erase } = createLeadStore({ ...records, remove: () => Promise.reject(new StoreUnavailable('AWAY')) });
  const [first, second] = [noteAt('2026-11-20T10:00:00Z'), noteAt('2026-11-20T11:00:00Z')];
  await expect(erase('mara@lantern.example', first)).rejects.toThrow(StoreUnavailable);
  expect(await store.readErasures()).toContainEqual({ ...first, leads: { contact: 1 } });
  expect((await store.erase('mara@lantern.example', second)).erasure).toEqual({ ...second, leads: { contact: 1 } });
  expect(await everything(store)).toEqual([]);
});

inStore('accepts an erased person again', async (store) => {
  await store.save(subscription({ key: 'k', challengeId: 'c' }));
  await store.erase('mara@lantern.example', noteAt('2026-11-20T10:00:00Z'));
  expect(await store.save(subscription({ key: 'k', challengeId: 'd' }))).toEqual({ outcome: 'stored' });
});

inStore('records an erasure without leads, and lists erasures oldest first', async (store) => {
  const [first, second] = [noteAt('2026-11-20T10:00:00Z'), noteAt('2026-11-21T10:00:00Z')];
  await store.erase('nobody@lantern.example', first);
  await store.erase('nobody@lantern.example', second);
  const notes = (await store.readErasures()).filter(({ id }) => id === first.id || id === second.id);
  expect(notes).toEqual([
    { ...first, leads: {} },
    { ...second, leads: {} },
  ]);
});

inStore('restores a backup exactly, with receipts, replacing everything', async (store) => {
  const deliveries = [newDelivery('webhook', new Date('2026-11-01T12:00:00Z'))];
  const before = [
    subscription({ key: 'k', challengeId: 'c' }),
    subscription({ key: 'l' }),
    lead(),
    lead({ deliveries }),
  ];
  for (const each of before) await store.save(each);
  const records = await everything(store);

  await store.erase('mara@lantern.example', noteAt('2026-11-20T10:00:00Z'));
  await store.save(subscription({ key: 'k', challengeId: 'c' }));
  await store.save(lead());
  const note = { ...noteAt('2026-11-19T10:00:00Z'), leads: { contact: 1 } };
  await store.restore(inBatches(records, 2), { erasures: [note] });

  expect(await everything(store)).toEqual(records);
  expect(await store.readErasures()).toContainEqual(note);
  expect(await store.outbox()).toMatchObject({ waiting: 1 });
  expect(await store.save(subscription({ key: 'l', requestHash: 'hash' }))).toMatchObject({ outcome: 'replayed' });
  expect(await store.save(lead({ form: 'newsletter', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
});

inStore('adds notes and marks to a lead at its current revision only', async (store) => {
  const kept = lead();
  await store.save(kept);
  const at = new Date('2026-11-20T10:00:00Z');
  const notes = [{ at, by: 'ada', text: 'Called back.' }];
  const seen = await store.find(kept.id);
  if (!seen) throw new Error('The lead is not there.');
  const mark = { as: 'answered', at, by: 'ada' } as const;
  expect(await store.edit(seen, { notes, mark })).toMatchObject({ notes, mark, revision: 1 });
  expect(await store.edit(seen, { mark: { as: 'spam', at, by: 'bo' } })).toBe('changed-meanwhile');
  expect(await store.find(kept.id)).toEqual({ ...seen, notes, mark, revision: 1 });
  expect(await store.edit({ ...seen, id: randomUUID() }, { notes })).toBe('unknown');
});

inStore('starts one trial for concurrent releases of one address', async (store) => {
  const at = new Date('2026-11-20T10:00:00Z');
  const signUps = Array.from({ length: 5 }, () => lead({ form: 'signup', state: 'quarantined' }));
  for (const each of signUps) await store.save(each);
  const release = async ({ id }: NewLead) => {
    const released = await store.release(
      { id, revision: 0 },
      {
        soleAddress: 'mara@lantern.example',
        deliveries: [newDelivery('welcome', at)],
        whenRefused: [newDelivery('team-mail', at)],
      },
    );
    return typeof released === 'string' ? released : [released.state, released.deliveries[0]?.channel];
  };
  const outcomes = await Promise.all(signUps.map(release));
  expect(outcomes.toSorted()).toEqual([...Array(4).fill(['refused', 'team-mail']), ['stored', 'welcome']]);
  expect(await release(signUps[0] ?? lead())).toBe('changed-meanwhile');
  const next = lead({ form: 'signup', soleAddress: 'mara@lantern.example' });
  expect(await store.save(next)).toEqual({ outcome: 'address-taken' });
});
