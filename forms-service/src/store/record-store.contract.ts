import { describe, expect, it } from 'vitest';
import { inBatches } from '../in-batches.ts';
import { newDelivery } from './delivery.ts';
import { keyOf, type LeadRecord } from './lead-record.ts';
import type { RecordStore } from './record-store.ts';
import { describeReplacing } from './replacing-records.contract.ts';
import { everything, idAt, idsOf, on, type Promised, record } from './testing/record-examples.ts';
import { subscription } from './testing/store-examples.ts';

/**
 * Contract of record stores, run against each adapter.
 * @param newPlace returns a function that opens a store in one place, repeatedly
 */
export function describeRecordStore(name: string, newPlace: () => Promise<() => Promise<RecordStore>>): void {
  const promise: Promised = (sentence, run) =>
    it(sentence, async () => {
      const open = await newPlace();
      const store = await open();
      await run(store).finally(() => store.close());
    });

  describe(`${name} record store`, () => {
    promise('stores records exactly, with notes and mark', async (store) => {
      const at = new Date('2026-11-20T10:00:00.123Z');
      const message = `"$gt": {'} \n\t Ünïcødé 🛰️ ${'long '.repeat(900)}`;
      const kept: LeadRecord = {
        ...record({
          fields: { email: 'mara@lantern.example', message },
          key: 'k',
          deliveries: [newDelivery('webhook', at)],
        }),
        notes: [{ at, by: 'ada', text: 'Called back.' }],
        mark: { as: 'answered', at, by: 'ada' },
      };
      expect(await store.insert(kept)).toBe(true);
      expect(await store.get(kept.id)).toEqual(kept);
      expect(await store.get(kept.id, 'contact')).toEqual(kept);
      expect(await store.findByKey(keyOf.idempotency('contact', 'k'))).toEqual(kept);
      expect([await store.get(idAt('2026-11-20T10:00:00Z')), await store.findByKey('contact key other')]).toEqual([
        undefined,
        undefined,
      ]);
    });

    promise('stores one of fifty concurrent records with a common key, per key and form', async (store) => {
      const same = { key: 'k', challengeId: 'c', soleAddress: 'mara@lantern.example' };
      for (const [key, value] of Object.entries(same)) {
        const fifty = Array.from({ length: 50 }, () => store.insert(record({ [key]: value })));
        expect((await Promise.all(fifty)).filter(Boolean)).toHaveLength(1);
      }
      expect(await store.insert(record({ ...same, form: 'signup' }))).toBe(true);
      expect(await store.insert(record())).toBe(true);
      expect(await everything(store)).toHaveLength(5);
      // A refused record holds none of its keys.
      expect(await store.insert(record({ key: 'k', challengeId: 'free' }))).toBe(false);
      expect(await store.insert(record({ challengeId: 'free' }))).toBe(true);
    });

    promise('changes and removes a record only at its current revision', async (store) => {
      const kept: LeadRecord = { ...subscription({ key: 'k' }), revision: 0 };
      await store.insert(kept);
      const changed = { ...kept, state: 'unsubscribed' as const };
      expect(await store.update(changed)).toBe(true);
      expect(await store.update(kept)).toBe(false);
      expect(await store.remove([kept])).toBe(0);
      expect(await store.get(kept.id)).toEqual({ ...changed, revision: 1 });
      expect(await store.remove([{ ...changed, revision: 1 }, record()])).toBe(1);
      expect(await everything(store)).toEqual([]);
      expect(await store.insert({ ...kept, id: record().id })).toBe(true);
    });

    promise('changes and restores records with a field that only another release knows', async (store) => {
      const kept = record({ fields: { email: 'mara@lantern.example', industry: 'Retail' } });
      await store.replaceAll(inBatches([kept], 1));
      expect(await store.update({ ...kept, state: 'quarantined' })).toBe(true);
      expect(await store.get(kept.id)).toEqual({ ...kept, state: 'quarantined', revision: 1 });
    });

    promise('adds keys to a record, unless another record has them', async (store) => {
      const [one, other] = [record({ form: 'newsletter' }), record({ form: 'newsletter', key: 'theirs' })];
      for (const each of [one, other]) await store.insert(each);
      expect(await store.update(one, ['newsletter key theirs'])).toBe(false);
      expect(await store.update(one, ['newsletter key ours'])).toBe(true);
      expect((await store.findByKey('newsletter key ours'))?.id).toBe(one.id);
    });

    promise('frees the keys of a removed record, including keys of a replaced receipt', async (store) => {
      const kept: LeadRecord = { ...subscription({ key: 'k' }), revision: 0 };
      await store.insert(kept);
      const next = { ...kept, receipt: { ...kept.receipt, idempotencyKey: 'l' } };
      expect(await store.update(next, [keyOf.idempotency('newsletter', 'l')])).toBe(true);
      expect(await store.insert(record({ form: 'newsletter', key: 'k' }))).toBe(false);
      expect(await store.remove([{ ...next, revision: 1 }])).toBe(1);
      for (const key of ['k', 'l']) {
        const fields = { email: `${key}@lantern.example` };
        expect(await store.insert(record({ form: 'newsletter', key, fields }))).toBe(true);
        expect((await store.findByKey(keyOf.idempotency('newsletter', key)))?.fields).toEqual(fields);
      }
    });

    it('accepts one of ten concurrent changes', async () => {
      const store = await (await newPlace())();
      const kept = record();
      await store.insert(kept);
      const ten = Array.from({ length: 10 }, () => store.update({ ...kept, state: 'quarantined' }));
      expect((await Promise.all(ten)).filter(Boolean)).toHaveLength(1);
      await store.close();
    });

    promise('finds records by due times', async (store) => {
      const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second));
      const [late, early] = [3, 1].map((second) => record({ deliveries: [newDelivery('webhook', at(second))] }));
      const ended = record({ form: 'newsletter', state: 'unsubscribed', createdAt: at(2) });
      const unconfirmed = (['quarantined', 'repeat'] as const).map((state, index) => ({
        ...record({ form: 'newsletter', createdAt: at(4 + index) }),
        state,
      }));
      const waiting = record({ state: 'quarantined' });
      for (const each of [late, early, ended, ...unconfirmed, waiting, record()]) if (each) await store.insert(each);
      expect(idsOf(await store.pageByTime('webhookDueAt', { until: at(3) }, 9))).toEqual([early?.id, late?.id]);
      expect(idsOf(await store.pageByTime('webhookDueAt', { until: at(3) }, 1))).toEqual([early?.id]);
      expect(idsOf(await store.pageByTime('webhookDueAt', { until: at(2) }, 9))).toEqual([early?.id]);
      expect(idsOf(await store.pageByTime('webhookDueAt', { after: at(1) }, 9))).toEqual([late?.id]);
      expect(await store.pageByTime('webhookDueAt', { after: at(3) }, 9)).toEqual([]);
      expect(await store.pageByTime('endedAt', { until: at(1) }, 9)).toEqual([]);
      expect(idsOf(await store.pageByTime('endedAt', { until: at(2) }, 9))).toEqual([ended.id]);
      expect(idsOf(await store.pageByTime('endedAt', { until: new Date() }, 9))).toEqual(
        idsOf([ended, ...unconfirmed]),
      );
      const oldest = at(1);
      expect(await store.countUndelivered()).toEqual([{ channel: 'webhook', state: 'waiting', deliveries: 2, oldest }]);
    });

    promise('pages through records in either order with any filter', async (store) => {
      const due = newDelivery('webhook', new Date());
      const [delivered, dead] = (['delivered', 'dead'] as const).map((state) => [{ ...due, state }]);
      const kept = [
        on('01', { fields: { email: 'Ann@lantern.example' } }),
        on('02', { form: 'signup', deliveries: [due] }),
        on('03', { state: 'quarantined', deliveries: delivered }),
        on('04', { form: 'signup', fields: { email: 'annabel@lantern.example' } }),
        on('05', { deliveries: dead }),
      ];
      for (const each of kept) await store.insert(each);
      await store.insert({ ...on('06'), state: 'repeat' });
      const days = async (filter: object, order: 'oldest-first' | 'newest-first' = 'oldest-first') => {
        const read: LeadRecord[] = [];
        for (let page: LeadRecord[]; ; ) {
          page = await store.page({ order, after: read.at(-1)?.id, limit: 2, ...filter });
          read.push(...page);
          if (page.length < 2) return read.map(({ createdAt }) => createdAt.getUTCDate());
        }
      };
      expect([await days({}), await days({}, 'newest-first')]).toEqual([
        [1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1],
      ]);
      expect(await days({ receipts: true })).toEqual([1, 2, 3, 4, 5, 6]);
      expect([await days({ form: 'signup' }), await days({ form: 'contact' }, 'newest-first')]).toEqual([
        [2, 4],
        [5, 3, 1],
      ]);
      expect([await days({ state: 'stored' }), await days({ state: 'quarantined' })]).toEqual([[1, 2, 4, 5], [3]]);
      expect(await days({ form: 'contact', receipts: true })).toEqual([1, 3, 5, 6]);
      expect([await days({ address: 'ann' }), await days({ address: 'ann', form: 'signup' })]).toEqual([[1, 4], [4]]);
      expect([
        await days({ deliveries: 'waiting' }),
        await days({ deliveries: 'delivered' }),
        await days({ deliveries: 'dead' }),
      ]).toEqual([[2], [3], [5]]);
      expect([await days({ since: new Date('2026-11-03') }), await days({ until: new Date('2026-11-03') })]).toEqual([
        [3, 4, 5],
        [1, 2],
      ]);
      expect(await days({ since: new Date('2026-11-02'), until: new Date('2026-11-04'), state: 'stored' })).toEqual([
        2,
      ]);
      expect(idsOf(await store.findByAddress('ann@lantern.example', 9))).toEqual([kept[0]?.id]);
      expect(await store.count()).toHaveLength(3);
      expect(await store.count()).toContainEqual({ form: 'signup', state: 'stored', leads: 2 });
    });

    describeReplacing(promise);

    promise('appends each log entry once', async (store) => {
      const [first, second] = ['20', '21'].map((day) => {
        const time = `2026-11-${day}T10:00:00.000Z`;
        return { id: idAt(time), erasedAt: new Date(time), leads: { contact: 1 } };
      });
      for (const [entry, isNew] of [
        [second, true],
        [first, true],
        [first, false],
      ] as const)
        if (entry) expect(await store.append('erasures', entry)).toBe(isNew);
      expect(await store.readLog('erasures', { limit: 9 })).toEqual([first, second]);
      expect(await store.readLog('erasures', { limit: 1 })).toEqual([first]);
      expect(await store.readLog('erasures', { limit: 9, after: first?.id })).toEqual([second]);
      expect(await store.readLog('audit', { limit: 9 })).toEqual([]);
    });

    it('keeps everything across closing, including pending writes', async () => {
      const open = await newPlace();
      const store = await open();
      await store.check();
      const inserting = [record(), record(), record()].map((each) => store.insert(each));
      await store.close();
      expect(await Promise.all(inserting)).toEqual([true, true, true]);
      const again = await open();
      expect(await everything(again)).toHaveLength(3);
      await again.close();
    });
  });
}
