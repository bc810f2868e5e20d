import { expect } from 'vitest';
import { inBatches } from '../in-batches.ts';
import { newDelivery } from './delivery.ts';
import type { LeadRecord } from './lead-record.ts';
import { everything, on, type Promised, record } from './testing/record-examples.ts';

/** Contract of `replaceAll`. */
export function describeReplacing(promise: Promised): void {
  promise('replaces all records and their keys repeatedly, including by none', async (store) => {
    const sent = [newDelivery('webhook', new Date())];
    const [one, other] = [on('01', { key: 'k', deliveries: sent }), on('03', { key: 'l' })];
    await store.insert(on('02', { key: 'k' }));
    for (const wanted of [[one, other], [one, other], [], [one]]) {
      await store.replaceAll(inBatches(wanted, 2));
      expect(await everything(store)).toEqual(wanted);
    }
    expect([await store.insert(record({ key: 'k' })), await store.insert(record({ key: 'l' }))]).toEqual([false, true]);
    expect(await store.countUndelivered()).toMatchObject([{ channel: 'webhook', deliveries: 1 }]);
  });

  promise('keeps leads received during a replacement, unchanged and once', async (store) => {
    const since = new Date(Date.now() - 60_000);
    const sent = () => [newDelivery('webhook', new Date())];
    const [backedUp, gone] = [on('01', { key: 'k', soleAddress: 'mara@lantern.example' }), on('02', { key: 'l' })];
    const lately = record({ key: 'm', deliveries: sent() });
    const late = record({ key: 'n', soleAddress: 'mara@lantern.example', deliveries: sent() });
    for (const each of [gone, lately]) await store.insert(each);
    const delivered = { ...lately, deliveries: [{ ...lately.deliveries[0], state: 'delivered' }] } as LeadRecord;
    async function* meanwhile() {
      await store.insert(late);
      yield [backedUp, lately];
      await store.update(delivered);
    }
    await store.replaceAll(meanwhile(), since);
    expect(await everything(store)).toEqual([backedUp, { ...delivered, revision: 1 }, late]);
    expect(await store.countUndelivered()).toMatchObject([{ channel: 'webhook', deliveries: 1 }]);
    expect((await store.findByKey('contact address mara@lantern.example'))?.id).toBe(late.id);
    const taken = ['k', 'l', 'm', 'n'].map((key) => store.insert(record({ key })));
    expect(await Promise.all(taken)).toEqual([false, true, false, false]);
  });
}
