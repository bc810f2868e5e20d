import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { newDelivery } from './delivery.ts';
import type { Store } from './lead-administration.ts';
import type { ClaimedDelivery, MembershipChange } from './lead-store.ts';
import { QUIET_MS } from './subscription.ts';
import { createStoreTest } from './testing/in-store.ts';
import { after, claim, LEASE_MS, start } from './testing/outbox-examples.ts';
import { lead, storedLeads, subscription } from './testing/store-examples.ts';

const inStore = createStoreTest();

const channelsOf = (claims: ClaimedDelivery[]) => claims.map(({ delivery }) => delivery.channel);

const asked = (given: Parameters<typeof subscription>[0] = {}) => {
  const { createdAt = start } = given;
  const deliveries = [newDelivery('confirmation', createdAt)];
  return subscription({ state: 'unconfirmed', createdAt, deliveries, ...given });
};

const welcomed = (createdAt = start) =>
  subscription({
    createdAt,
    deliveries: [newDelivery('team-mail', createdAt), newDelivery('subscribed', createdAt)],
  });

/** Delivers what is due; returns its channels. */
async function deliver(store: Store): Promise<string[]> {
  const claims = await claim(store);
  for (const claimed of claims) await store.settle(claimed, { outcome: 'delivered', at: start });
  return channelsOf(claims);
}

const keptChannels = async (store: Store) => (await storedLeads(store))[0]?.deliveries.map(({ channel }) => channel);

inStore('never resends what is outdated about a subscription', async (store) => {
  const member = welcomed();
  await store.save(member);
  for (const claimed of await claim(store)) await store.settle(claimed, { outcome: 'failed', code: 'HTTP_410' });
  await store.changeMembership({ id: member.id, to: 'unsubscribed', notices: [] });
  expect(await store.reopen({ ids: [member.id], state: 'dead' }, start)).toEqual({ leads: 0, deliveries: 0 });
  expect(channelsOf(await claim(store))).toEqual([]);
});

inStore('never repeats a mail in flight that has become outdated', async (store) => {
  const kept = asked();
  await store.save(kept);
  const [mail] = await claim(store);
  if (!mail) throw new Error('Nothing was due.');
  await store.changeMembership({ id: kept.id, to: 'stored', notices: [] });
  await store.settle(mail, { outcome: 'failed', code: 'ETIMEDOUT', retryAt: after(5_000) });
  expect(channelsOf(await claim(store, after(5_000)))).toEqual([]);
  expect(await keptChannels(store)).toEqual([]);
});

inStore('requests confirmation once, also for fifty concurrent sign-ups', async (store) => {
  await Promise.all(Array.from({ length: 50 }, () => store.save(asked())));
  expect(channelsOf(await claim(store))).toEqual(['confirmation']);
});

inStore('requests confirmation again after the first link has expired', async (store) => {
  await store.save(asked());
  expect(await store.save(asked({ createdAt: after(QUIET_MS - 1) }))).toEqual({ outcome: 'address-taken' });
  expect(await store.save(asked({ createdAt: after(QUIET_MS) }))).toEqual({ outcome: 'stored' });
  expect(await storedLeads(store)).toMatchObject([{ createdAt: start, state: 'unconfirmed' }]);
});

inStore('confirms a membership once, with one mail to the team', async (store) => {
  const kept = asked();
  await store.save(kept);
  const confirm = () =>
    store.changeMembership({ id: kept.id, to: 'stored', notices: [newDelivery('team-mail', start)] });
  const outcomes = await Promise.all(Array.from({ length: 10 }, confirm));
  expect(outcomes.toSorted()).toEqual(['changed', ...Array(9).fill('unchanged')]);
  expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }]);
  expect(await keptChannels(store)).toEqual(['team-mail']);
});

inStore('ends and restarts a membership, with a mail to the team each time', async (store) => {
  const kept = welcomed();
  await store.save(kept);
  await deliver(store);
  const notices = [newDelivery('team-mail', start, 'unsubscribed')];
  const leave: MembershipChange = { id: kept.id, to: 'unsubscribed', notices };
  expect(await store.changeMembership(leave)).toBe('changed');
  expect(await store.changeMembership(leave)).toBe('unchanged');
  expect(await deliver(store)).toEqual(['team-mail']);
  expect(await store.save(welcomed())).toEqual({ outcome: 'stored' });
  expect(await storedLeads(store)).toMatchObject([{ id: kept.id, state: 'stored' }]);
  expect(await deliver(store)).toEqual(['team-mail']);
});

inStore('bounds the record of a repeatedly ended membership, with one mail to the member', async (store) => {
  const kept = welcomed();
  await store.save(kept);
  const told: string[] = [];
  const sizes: number[] = [];
  for (let time = 0; time < 30; time++) {
    told.push(...(await deliver(store)));
    const notices = [newDelivery('team-mail', start, 'unsubscribed')];
    await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices });
    told.push(...(await deliver(store)));
    await store.save(welcomed());
    sizes.push((await keptChannels(store))?.length ?? 0);
  }
  expect(Math.max(...sizes)).toBeLessThan(30);
  const mails = told.filter((channel) => channel !== 'team-mail');
  expect([mails, told.length]).toEqual([['subscribed'], 1 + 30 * 2]);
  const [first] = (await store.find(kept.id))?.deliveries ?? [];
  expect(first?.id).toBe(kept.deliveries[0]?.id);
});

inStore('sends nothing when an unconfirmed subscription ends', async (store) => {
  const kept = asked();
  await store.save(kept);
  const notices = [newDelivery('team-mail', start, 'unsubscribed')];
  expect(await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices })).toBe('changed');
  expect(await keptChannels(store)).toEqual([]);
});

inStore('sends one mail to an address entered with and without a captcha', async (store) => {
  await store.save(asked({ state: 'quarantined' }));
  const [confirmation] = await claim(store);
  if (!confirmation) throw new Error('Nothing was due.');
  expect(await store.save(welcomed())).toEqual({ outcome: 'stored' });
  expect(await store.settle(confirmation, { outcome: 'delivered', at: start })).toBe(true);
  expect(channelsOf(await claim(store))).toEqual(['team-mail']);
});

inStore('greets a member instead of requesting a confirmation that was not sent yet', async (store) => {
  await store.save(asked({ state: 'quarantined' }));
  expect(await store.save(welcomed())).toEqual({ outcome: 'stored' });
  expect(channelsOf(await claim(store))).toEqual(['team-mail', 'subscribed']);
});

const ended = (at: Date) => [newDelivery('team-mail', at, 'unsubscribed'), newDelivery('webhook', at, 'unsubscribed')];

const member = () =>
  subscription({
    createdAt: start,
    deliveries: [newDelivery('team-mail', start), newDelivery('webhook', start)],
  });

const toldOf = (claims: ClaimedDelivery[]) =>
  claims.map(({ delivery }) => `${delivery.channel} ${delivery.event}`).toSorted();

inStore('never says that a membership started after saying that it ended', async (store) => {
  const kept = member();
  await store.save(kept);
  const retryAt = after(HOUR_MS);
  for (const claimed of await claim(store))
    await store.settle(claimed, { outcome: 'failed', code: 'ETIMEDOUT', retryAt });
  await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices: ended(after(1_000)) });
  expect(await claim(store, after(HOUR_MS - 1))).toEqual([]);
  expect(toldOf(await claim(store, retryAt))).toEqual(['team-mail unsubscribed', 'webhook unsubscribed']);
});

inStore('says that a membership ended after a message in flight that it started', async (store) => {
  const kept = member();
  await store.save(kept);
  const [mail] = await claim(store);
  if (!mail) throw new Error('Nothing was due.');
  await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices: ended(after(1_000)) });
  const reopened = await store.reopen({ ids: [kept.id], state: 'waiting' }, after(2_000));
  expect([reopened.leads, await claim(store, after(LEASE_MS - 1))]).toEqual([0, []]);
  expect(await store.settle(mail, { outcome: 'failed', code: 'ETIMEDOUT', retryAt: after(5_000) })).toBe(false);
  expect(toldOf(await claim(store, after(LEASE_MS)))).toEqual(['team-mail unsubscribed', 'webhook unsubscribed']);
});

inStore('says only that a membership started when it also ended since its receivers were reached', async (store) => {
  const kept = member();
  await store.save(kept);
  await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices: ended(after(1_000)) });
  const again = member();
  await store.save({ ...again, createdAt: after(2_000) });
  expect(toldOf(await claim(store, after(2_000)))).toEqual(['team-mail submitted', 'webhook submitted']);
});

inStore('says that a membership ended while another confirmation is awaited', async (store) => {
  const kept = member();
  await store.save(kept);
  for (const claimed of await claim(store)) await store.settle(claimed, { outcome: 'delivered', at: start });
  await store.changeMembership({ id: kept.id, to: 'unsubscribed', notices: ended(after(1_000)) });
  await store.save(asked({ createdAt: after(2_000) }));
  expect(toldOf(await claim(store, after(2_000)))).toEqual([
    'confirmation submitted',
    'team-mail unsubscribed',
    'webhook unsubscribed',
  ]);
});

inStore('changes only newsletter leads', async (store) => {
  const kept = lead();
  await store.save(kept);
  for (const id of [kept.id, randomUUID()]) {
    expect(await store.changeMembership({ id, to: 'unsubscribed', notices: [] })).toBe('unknown');
  }
});
