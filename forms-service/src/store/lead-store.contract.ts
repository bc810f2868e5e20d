import { describe, expect, it } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { describeOutbox } from './outbox.contract.ts';
import { describeRecipients } from './recipients.contract.ts';
import { lead, type StatePromise, subscription } from './store-examples.ts';

const outcomes = async (saving: ReturnType<LeadStore['save']>[]) => (await Promise.all(saving)).map((o) => o.outcome);

/**
 * What every lead store promises, run against each of them.
 * @param newPlace gives an empty place for leads; what it returns opens a store there, again and again
 */
export function describeLeadStore(name: string, newPlace: () => Promise<() => Promise<LeadStore>>): void {
  async function withStore(run: (store: LeadStore) => Promise<void>): Promise<void> {
    const open = await newPlace();
    const store = await open();
    await run(store).finally(() => store.close());
  }
  const promise: StatePromise = (sentence, run) => it(sentence, () => withStore(run));

  describe(`${name} lead store`, () => {
    promise('keeps every character of a lead', async (store) => {
      const fields = { email: 'mara@lantern.example', message: `"$gt": {'} \n\t Ünïcødé 🛰️ ${'long '.repeat(900)}` };
      const kept = lead({ fields });
      expect(await store.save(kept)).toEqual({ outcome: 'stored' });
      const { receipt: _, ...visible } = kept;
      expect(await store.list({})).toEqual([visible]);
    });

    promise('lists the newest first, of one form or of all, as many as asked for', async (store) => {
      const [first, second, third] = [lead(), lead({ form: 'signup' }), lead()];
      for (const each of [first, second, third]) await store.save(each);
      const ids = async (query: Parameters<LeadStore['list']>[0]) => (await store.list(query)).map(({ id }) => id);
      expect(await ids({})).toEqual([third.id, second.id, first.id]);
      expect(await ids({ form: 'contact' })).toEqual([third.id, first.id]);
      expect(await ids({ limit: 2 })).toEqual([third.id, second.id]);
    });

    promise('answers the same idempotency key with what came of it', async (store) => {
      await store.save(lead({ key: 'k', requestHash: 'one' }));
      const earlier = { outcome: 'stored', requestHash: 'one' };
      expect(await store.save(lead({ key: 'k', requestHash: 'two' }))).toEqual({ outcome: 'replayed', earlier });
      expect(await store.findEarlier('contact', 'k')).toEqual(earlier);
      expect(await store.findEarlier('contact', 'other')).toBeUndefined();
      expect(await store.list({})).toHaveLength(1);
    });

    promise('keeps one of fifty leads that come with one key at once', async (store) => {
      const all = await outcomes(Array.from({ length: 50 }, () => store.save(lead({ key: 'k' }))));
      expect(all.toSorted()).toEqual([...Array(49).fill('replayed'), 'stored']);
      expect(await store.list({})).toHaveLength(1);
    });

    promise('takes a captcha challenge once, of fifty at once too', async (store) => {
      const all = await outcomes(Array.from({ length: 50 }, () => store.save(lead({ challengeId: 'c' }))));
      expect(all.toSorted()).toEqual([...Array(49).fill('captcha-used'), 'stored']);
      expect(await store.list({})).toHaveLength(1);
    });

    promise('keeps forms apart, and leads without key, challenge and sole address', async (store) => {
      const same = { key: 'k', challengeId: 'c', soleAddress: 'mara@lantern.example' };
      const saved = await outcomes([
        store.save(lead(same)),
        store.save(lead({ ...same, form: 'signup' })),
        ...Array.from({ length: 3 }, () => store.save(lead())),
      ]);
      expect(new Set(saved)).toEqual(new Set(['stored']));
    });

    promise('lets one lead hold a sole address, of fifty at once too', async (store) => {
      const all = await outcomes(Array.from({ length: 50 }, () => store.save(subscription())));
      expect(all.toSorted()).toEqual([...Array(49).fill('address-taken'), 'stored']);
      expect(await store.list({})).toHaveLength(1);
    });

    promise('remembers key and challenge of a lead whose address was taken', async (store) => {
      await store.save(subscription());
      await store.save(subscription({ key: 'k', challengeId: 'c', requestHash: 'two' }));
      const earlier = { outcome: 'address-taken', requestHash: 'two' };
      expect(await store.findEarlier('newsletter', 'k')).toEqual(earlier);
      expect(await store.save(subscription({ key: 'k' }))).toEqual({ outcome: 'replayed', earlier });
      expect(await store.save(subscription({ challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
    });

    promise('releases a quarantined lead when a verified one has its address', async (store) => {
      const quarantined = subscription({ state: 'quarantined' });
      await store.save(quarantined);
      expect(await store.save(subscription({ key: 'k' }))).toEqual({ outcome: 'stored' });
      expect(await store.list({})).toMatchObject([{ id: quarantined.id, state: 'stored' }]);
      expect(await store.findEarlier('newsletter', 'k')).toMatchObject({ outcome: 'stored' });
    });

    promise('never puts a stored lead back into quarantine', async (store) => {
      await store.save(subscription());
      expect(await store.save(subscription({ state: 'quarantined' }))).toEqual({ outcome: 'address-taken' });
      expect(await store.list({})).toMatchObject([{ state: 'stored' }]);
    });

    promise('looks at the key first, then at the challenge, then at the address', async (store) => {
      await store.save(subscription({ key: 'k', challengeId: 'c' }));
      expect(await store.save(subscription({ key: 'k', challengeId: 'c' }))).toMatchObject({ outcome: 'replayed' });
      expect(await store.save(subscription({ key: 'l', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
    });

    describeOutbox(promise);
    describeRecipients(promise);

    it('has everything again after it was closed, also what was under way', async () => {
      const open = await newPlace();
      const store = await open();
      await store.check();
      const saving = [lead(), lead(), lead()].map((each) => store.save(each));
      await store.close();
      await Promise.all(saving);
      const again = await open();
      expect(await again.list({})).toHaveLength(3);
      await again.close();
    });
  });
}
