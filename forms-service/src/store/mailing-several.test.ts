import { expect } from 'vitest';
import type { DeliveryResult, Recipient } from './delivery.ts';
import { createStoreTest } from './testing/in-store.ts';
import { after, claim, start, withDeliveries } from './testing/outbox-examples.ts';
import { storedLeads } from './testing/store-examples.ts';

const inStore = createStoreTest();

inStore('records which recipients have a mail until all of them do', async (store) => {
  await store.save(withDeliveries('team-mail'));
  const recipients: Recipient[] = [
    { address: 'ada@lumenary.example', state: 'accepted' },
    { address: 'bo@lumenary.example', state: 'rejected', code: 'SMTP_550' },
    { address: 'cy@lumenary.example', state: 'deferred', code: 'SMTP_450' },
  ];
  const results: DeliveryResult[] = [
    { outcome: 'failed', code: 'SMTP_450', recipients, retryAt: after(1) },
    { outcome: 'failed', code: 'ECONNREFUSED', retryAt: after(2) },
    { outcome: 'given-back', at: after(3) },
  ];
  for (const [ms, result] of results.entries()) {
    const [claimed] = await claim(store, after(ms));
    if (!claimed) throw new Error('Nothing was due.');
    expect(claimed.delivery.recipients).toEqual(ms === 0 ? undefined : recipients);
    expect(await store.settle(claimed, result)).toBe(true);
  }
  const [last] = await claim(store, after(3));
  expect(last?.delivery.recipients).toEqual(recipients);
  if (last) await store.settle(last, { outcome: 'delivered', at: after(4) });
  expect((await storedLeads(store))[0]?.deliveries[0]?.recipients).toBeUndefined();
});

inStore('reopens a delivery for the missing recipients', async (store) => {
  const kept = withDeliveries('team-mail');
  await store.save(kept);
  const [claimed] = await claim(store);
  if (!claimed) throw new Error('Nothing was due.');
  const ada: Recipient = { address: 'ada@lumenary.example', state: 'accepted' };
  const bo: Recipient = { address: 'bo@lumenary.example', state: 'rejected', code: 'SMTP_550' };
  await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550', recipients: [ada, bo] });
  expect(await store.reopen({ ids: [kept.id], state: 'dead' }, after(5))).toEqual({ leads: 1, deliveries: 1 });
  expect(await claim(store, after(5))).toMatchObject([{ delivery: { attempts: 1, recipients: [ada] } }]);
});

inStore('distinguishes partial from dead deliveries', async (store) => {
  const leads = [withDeliveries('team-mail'), withDeliveries('team-mail'), withDeliveries('team-mail')];
  for (const each of leads) await store.save(each);
  const bo: Recipient = { address: 'bo@lumenary.example', state: 'rejected', code: 'SMTP_550' };
  const others: Recipient[] = [
    { address: 'ada@lumenary.example', state: 'accepted' },
    { address: 'ada@lumenary.example', state: 'rejected', code: 'SMTP_550' },
  ];
  for (const [index, claimed] of (await claim(store)).entries()) {
    const other = others[index];
    const recipients = other && [bo, other];
    await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550', recipients });
  }
  const { channels, ...status } = await store.outbox();
  expect(status).toEqual({ waiting: 0, oldest: undefined, dead: 2, partial: 1, rejected: 0 });
  expect(channels.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { channel: 'team-mail', state: 'dead', deliveries: 2, oldest: start },
    { channel: 'team-mail', state: 'partial', deliveries: 1, oldest: start },
  ]);
});

inStore('distinguishes mails to a visitor without a mailbox from other dead mails', async (store) => {
  const mara: Recipient = { address: 'mara@lantern.example', state: 'rejected', code: 'SMTP_550' };
  for (const recipients of [[mara], undefined]) {
    await store.save(withDeliveries('welcome'));
    const [claimed] = await claim(store);
    if (claimed) await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550', recipients });
  }
  expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 1, partial: 0, rejected: 1 });
});

inStore('reopens a mail to a visitor without a mailbox only on explicit request', async (store) => {
  const kept = withDeliveries('welcome');
  await store.save(kept);
  const mara: Recipient = { address: 'mara@lantern.example', state: 'rejected', code: 'SMTP_550' };
  const [claimed] = await claim(store);
  if (claimed) await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550', recipients: [mara] });
  expect(await store.reopen({ ids: [kept.id], state: 'dead' }, after(5))).toEqual({ leads: 0, deliveries: 0 });
  await store.reopen({ ids: [kept.id], state: 'dead', withRejected: true }, after(5));
  const [again] = await claim(store, after(5));
  if (again) await store.settle(again, { outcome: 'delivered', at: after(6) });
  expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 0, rejected: 0, channels: [] });
});
