import { describe, expect, it, onTestFinished } from 'vitest';
import { openLink } from '../../../test-mongo/unreliable-link.ts';
import { useMongo } from '../../../test-mongo/use-mongo.ts';
import { DAY_MS } from '../../durations.ts';
import { createLeadStore } from '../create-lead-store.ts';
import { keysOf, type LeadRecord } from '../lead-record.ts';
import type { RecordStore } from '../record-store.ts';
import { lead, storedLeads, subscription } from '../testing/store-examples.ts';
import { openMongoRecords } from './mongo-records.ts';

const { databaseOf, newDatabase } = useMongo();

const keysIn = (uri: URL) => databaseOf(uri).collection<{ _id: string; lead: string; takenAt: Date }>('keys');

/** Opens a store through a link; see {@link openLink}. */
async function openThrough(uri: URL, mayPass: Parameters<typeof openLink>[2]) {
  const link = await openLink(Number(uri.port), uri.hostname, mayPass);
  onTestFinished(() => link.close());
  const through = new URL(uri);
  through.port = String(link.port);
  through.searchParams.set('directConnection', 'true');
  const records = await openMongoRecords(through.href);
  onTestFinished(() => records.close());
  return records;
}

/** Makes all keys look taken two days ago. */
const makeOld = (uri: URL) => keysIn(uri).updateMany({}, { $set: { takenAt: new Date(Date.now() - 2 * DAY_MS) } });

describe('the MongoDB lead store, which writes keys separately from leads,', () => {
  it('continues a submission whose service was killed between keys and lead', async () => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    await store.insert({ ...lead(), revision: 0 });
    const keys = keysIn(uri);
    const left = lead().id;
    const takenAt = new Date();
    await keys.insertMany(['key k', 'challenge c'].map((key) => ({ _id: `contact ${key}`, lead: left, takenAt })));
    const stranger = { ...lead({ key: 'l', challengeId: 'c' }), revision: 0 };
    expect(await store.insert(stranger)).toBe(false);
    expect(await store.insert({ ...lead({ key: 'k', challengeId: 'c' }), revision: 0 })).toBe(true);
    expect((await store.findByKey('contact key k'))?.id).toBe(left);
    expect(await store.insert({ ...lead({ key: 'k' }), revision: 0 })).toBe(false);
  });

  it('leaves no address behind after an interrupted erasure', async () => {
    const uri = newDatabase();
    const store = createLeadStore(await openMongoRecords(uri.href));
    onTestFinished(() => store.close());
    const note = () => ({ id: lead().id, erasedAt: new Date(), addressHash: 'hash' });
    const keys = () => databaseOf(uri).collection('keys').countDocuments();
    for (const heard of [0, 1]) {
      await store.save(subscription({ key: 'k' }));
      let removals = 0;
      const cut = createLeadStore(await openThrough(uri, (said) => !said.includes('delete') || ++removals <= heard));
      await expect(cut.erase('mara@lantern.example', note())).rejects.toThrow();
      expect([await keys(), (await storedLeads(store)).length]).toEqual([2, 1 - heard]);
      await makeOld(uri);
      await store.erase('mara@lantern.example', note());
      expect(JSON.stringify([await keysIn(uri).find().toArray(), await storedLeads(store)])).not.toContain('lantern');
      await store.correctIndex();
      expect(await keys()).toBe(0);
    }
  });

  it('erases the address of a lead whose service was killed before storing it', async () => {
    const uri = newDatabase();
    const store = createLeadStore(await openMongoRecords(uri.href));
    onTestFinished(() => store.close());
    await store.save(subscription({ soleAddress: 'lou@lantern.example', fields: { email: 'lou@lantern.example' } }));
    const keys = keysIn(uri);
    const left = ['newsletter', 'signup'].map((form) => `${form} address mara@lantern.example`);
    await keys.insertMany(left.map((_id) => ({ _id, lead: lead().id, takenAt: new Date(0) })));
    for (const email of ['mara@lantern.example', 'o@lantern.example'])
      await store.erase(email, { id: lead().id, erasedAt: new Date(), addressHash: 'hash' });
    expect((await keys.find().toArray()).map(({ _id }) => _id)).toEqual(['newsletter address lou@lantern.example']);
  });

  it('gives one trial to an address that is erased while it signs up', async () => {
    const uri = newDatabase();
    const store = createLeadStore(await openMongoRecords(uri.href));
    onTestFinished(() => store.close());
    const signUp = (key: string) =>
      lead({ form: 'signup', key, soleAddress: 'mara@lantern.example', whenRefused: [], challengeId: key });
    // Its keys are taken, and its lead is still on its way.
    const slow = signUp('slow');
    const takenAt = new Date();
    await keysIn(uri).insertMany(keysOf(slow).map((_id) => ({ _id, lead: slow.id, takenAt })));
    await store.erase('mara@lantern.example', { id: lead().id, erasedAt: new Date(), addressHash: 'hash' });
    await expect(store.save(signUp('quick'))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await store.save(slow)).toEqual({ outcome: 'stored' });
    expect(await store.save(signUp('quick'))).toEqual({ outcome: 'address-taken' });
  });

  it('stores a sign-up that follows an erasure', async () => {
    const store = createLeadStore(await openMongoRecords(newDatabase().href));
    onTestFinished(() => store.close());
    for (const key of ['before', 'after']) {
      expect(await store.save(subscription({ key }))).toEqual({ outcome: 'stored' });
      await store.erase('mara@lantern.example', { id: lead().id, erasedAt: new Date(), addressHash: 'hash' });
    }
  });

  it('removes addresses and other keys after a day whose lead was never stored', async () => {
    const uri = newDatabase();
    const records = await openMongoRecords(uri.href);
    onTestFinished(() => records.close());
    const kept: LeadRecord = { ...subscription({ key: 'k' }), revision: 0 };
    await records.insert(kept);
    const orphans = ['newsletter address lou@lantern.example', 'signup address lou@lantern.example', 'contact key c'];
    await keysIn(uri).insertMany(orphans.map((_id) => ({ _id, lead: lead().id, takenAt: new Date() })));
    const left = async () => (await keysIn(uri).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    await records.correctIndex();
    expect(await left()).toHaveLength(5);
    await makeOld(uri);
    await records.correctIndex();
    expect(await left()).toEqual(keysOf(kept).toSorted());
  });

  it('stores a second sign-up once that reaches two services concurrently', async () => {
    const uri = newDatabase();
    const stores = await Promise.all([1, 2].map(async () => createLeadStore(await openMongoRecords(uri.href))));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const signUp = (visitor: number, key: string) =>
      lead({
        form: 'signup',
        key,
        challengeId: key,
        fields: { email: `${visitor}@lantern.example` },
        soleAddress: `${visitor}@lantern.example`,
        whenRefused: [],
      });
    for (let visitor = 0; visitor < 40; visitor++) {
      await stores[0]?.save(signUp(visitor, `first ${visitor}`));
      await Promise.all(stores.map((store) => store.save(signUp(visitor, `again ${visitor}`))));
    }
    expect(await stores[0]?.count()).toContainEqual({ form: 'signup', state: 'refused', leads: 40 });
  });

  it('keeps the keys of a lead that was changed during its removal', async () => {
    const store = await openMongoRecords(newDatabase().href);
    onTestFinished(() => store.close());
    const kept: LeadRecord = { ...subscription({ key: 'k' }), revision: 0 };
    await store.insert(kept);
    await store.update({ ...kept, state: 'unsubscribed' });
    expect(await store.remove([kept])).toBe(0);
    for (const key of ['newsletter key k', 'newsletter address mara@lantern.example'])
      expect((await store.findByKey(key))?.id).toBe(kept.id);
    const [now] = await store.findByAddress('mara@lantern.example', 9);
    expect(await Promise.all([store.remove(now ? [now] : []), store.remove(now ? [now] : [])])).toContain(1);
    expect(await store.insert({ ...subscription({ key: 'k' }), revision: 0 })).toBe(true);
  });

  it.each([
    ['removed', 2, (store: RecordStore, kept: LeadRecord) => store.remove([kept])],
    ['swept', 1, (store: RecordStore) => store.correctIndex()],
  ] as const)('stores a sign-up once that a retry continues while its keys are %s', async (how, deletion, release) => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    const signUp = () => ({ ...lead({ form: 'signup', key: 'k', soleAddress: 'mara@lantern.example' }), revision: 0 });
    const kept = signUp();
    await store.insert(kept);
    if (how === 'swept') {
      await databaseOf(uri).collection('signups').deleteMany({});
      await makeOld(uri);
    }
    let deletions = 0;
    const retries: boolean[] = [];
    const slow = await openThrough(uri, async (said) => {
      if (said.includes('delete') && ++deletions === deletion) retries.push(await store.insert(signUp()));
      return true;
    });
    await release(slow, kept);
    expect([retries, await store.insert(signUp())]).toEqual([[true], false]);
    expect(await store.findByKey('signup address mara@lantern.example')).toMatchObject({ id: kept.id });
  });

  it('subscribes a retry whose service was killed between keys and subscription', async () => {
    const uri = newDatabase();
    const store = createLeadStore(await openMongoRecords(uri.href));
    onTestFinished(() => store.close());
    await store.save(subscription({ key: 'first', state: 'unsubscribed' }));
    const [left] = await storedLeads(store);
    const keys = databaseOf(uri).collection<{ _id: string; lead?: string; takenAt: Date }>('keys');
    const takenAt = new Date();
    await keys.insertMany(
      ['key k', 'challenge c'].map((key) => ({ _id: `newsletter ${key}`, lead: left?.id, takenAt })),
    );
    const again = () => store.save(subscription({ key: 'k', challengeId: 'c' }));
    expect(await store.save(lead({ form: 'newsletter', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
    expect(await again()).toEqual({ outcome: 'stored' });
    expect(await storedLeads(store)).toMatchObject([{ id: left?.id, state: 'stored' }]);
    expect(await again()).toMatchObject({ outcome: 'replayed', earlier: { outcome: 'stored' } });
    expect(await store.findEarlier('newsletter', 'k', new Date())).toMatchObject({ outcome: 'stored' });
  });

  it('subscribes once for ten concurrent sign-ups, and replays their key', async () => {
    const store = createLeadStore(await openMongoRecords(newDatabase().href));
    onTestFinished(() => store.close());
    await store.save(subscription({ state: 'unsubscribed' }));
    const again = () => store.save(subscription({ key: 'k', challengeId: 'c' }));
    const outcomes = (await Promise.all(Array.from({ length: 10 }, again))).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('replayed'), 'stored']);
    expect(await again()).toMatchObject({ outcome: 'replayed' });
    expect(await store.save(lead({ form: 'newsletter', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
  });
});
