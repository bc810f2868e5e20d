import { describe, expect, it, onTestFinished } from 'vitest';
import { startService } from '../../../test/service.ts';
import { visitorAt } from '../../../test/visitor.ts';
import { openLink } from '../../../test-mongo/unreliable-link.ts';
import { namedMongo, useMongo } from '../../../test-mongo/use-mongo.ts';
import { createLeadStore } from '../create-lead-store.ts';
import { newDelivery } from '../delivery.ts';
import { describeRecordStore } from '../record-store.contract.ts';
import { lead, subscription } from '../testing/store-examples.ts';
import { openMongoRecords } from './mongo-records.ts';

const { databaseOf, newDatabase } = useMongo();

const newPlace = async () => {
  const { href } = newDatabase();
  return () => openMongoRecords(href);
};

describeRecordStore('MongoDB', newPlace);

describe('the MongoDB lead store', () => {
  it('keeps the collections and fields of the specification', async () => {
    const uri = newDatabase();
    const { address } = await startService({ store: createLeadStore(await openMongoRecords(uri.href)) });
    for (const form of ['newsletter', 'contact', 'signup', 'pricing-expert'] as const) {
      expect((await visitorAt(address).send(form)).status).toBe(200);
    }
    const database = databaseOf(uri);
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['contacts', 'keys', 'newsletters', 'pricingExperts', 'signups']);
    expect(await database.collection('contacts').findOne()).toMatchObject({
      firstName: 'Mara',
      lastName: 'Lindqvist',
      email: 'mara@lantern.example',
      company: 'Lantern & Sons',
      teamSize: '11-50',
      message: expect.any(String),
      createdAt: expect.any(Date),
    });
  });

  it('has no unique index except ids, so clusters can shard leads and keys by hashed id', async () => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    await store.insert({ ...lead({ key: 'k' }), revision: 0 });
    for (const name of ['contacts', 'keys', 'newsletters', 'pricingExperts', 'signups']) {
      const indexes = await databaseOf(uri).collection(name).indexes();
      expect(indexes.filter((index) => index.unique && index.name !== '_id_')).toEqual([]);
    }
    expect((await databaseOf(uri).collection('keys').indexes()).map(({ name }) => name)).toContain('takenAt_1');
    const names = (await databaseOf(uri).collection('contacts').indexes()).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['state_1__id_1', 'foldedEmail_1__id_1', 'mailDueAt_1__id_1', 'webhookDueAt_1__id_1']),
    );
  });

  it.runIf(namedMongo)('finds by an index what operators ask for', async () => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    await store.check();
    const contacts = databaseOf(uri).collection('contacts');
    const queries = [
      { state: 'stored' },
      { foldedEmail: 'a@b' },
      { dead: { $gt: 0 } },
      { mailDueAt: { $lte: new Date() } },
    ];
    for (const query of queries) {
      const { queryPlanner } = await contacts.find(query).explain('queryPlanner');
      expect(JSON.stringify(queryPlanner.winningPlan)).toContain('IXSCAN');
    }
  });

  it('migrates leads of the first version with their keys', async () => {
    const uri = newDatabase();
    const former = databaseOf(uri).collection<{ _id: string }>('newsletters');
    await former.createIndex({ soleAddress: 1 }, { unique: true, sparse: true });
    const kept = subscription({ key: 'k', challengeId: 'c', deliveries: [newDelivery('team-mail', new Date(0))] });
    const { id, form: _form, fields, ...rest } = kept;
    await former.insertOne({ _id: id, ...fields, ...rest });
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    expect(await store.findByKey('newsletter key k')).toEqual({ ...kept, revision: 0 });
    expect(await store.findByAddress('mara@lantern.example', 9)).toHaveLength(1);
    expect(await store.pageByTime('mailDueAt', { until: new Date() }, 9)).toHaveLength(1);
    expect(await store.insert({ ...subscription(), revision: 0 })).toBe(false);
    expect((await former.indexes()).map(({ name }) => name)).not.toContain('soleAddress_1');
  });

  it('sets the end of quarantined and repeated subscriptions of a former version', async () => {
    const uri = newDatabase();
    const former = databaseOf(uri).collection<{ _id: string; state: string }>('newsletters');
    const longAgo = new Date('2026-11-02T12:00:00Z');
    for (const state of ['quarantined', 'repeat', 'stored']) {
      const { id, form: _form, fields, ...rest } = lead({ form: 'newsletter', createdAt: longAgo });
      await former.insertOne({ _id: id, ...fields, ...rest, state });
    }
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    const ended = await store.pageByTime('endedAt', { until: longAgo }, 9);
    expect(ended.map(({ state }) => state).toSorted()).toEqual(['quarantined', 'repeat']);
  });

  it('sets the end of records by a concurrent older instance, except memberships', async () => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    const longAgo = new Date('2026-11-02T12:00:00Z');
    const given = { form: 'newsletter', createdAt: longAgo } as const;
    const kept = { ...lead({ ...given, state: 'quarantined' }), revision: 0 };
    for (const each of [kept, { ...lead(given), revision: 0 }]) await store.insert(each);
    await databaseOf(uri)
      .collection('newsletters')
      .updateMany({}, { $unset: { endedAt: 1 } });
    await store.correctIndex();
    expect(await store.pageByTime('endedAt', { until: longAgo }, 9)).toEqual([kept]);
  });

  it('restore skips records that are already identical', async () => {
    const uri = newDatabase();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    const deliveries = [newDelivery('team-mail', new Date())];
    const kept = [
      { ...subscription({ key: 'k', challengeId: 'c' }), revision: 0 },
      { ...lead({ key: 'l', challengeId: 'd', deliveries }), revision: 0 },
    ];
    for (const each of kept) await store.insert(each);
    const keys = databaseOf(uri).collection('keys');
    const before = await keys.find().sort({ _id: 1 }).toArray();
    await store.replaceAll(
      (async function* () {
        yield kept;
      })(),
    );
    expect(await keys.find().sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('opens before its server is available', async () => {
    const uri = newDatabase();
    const link = await openLink(Number(uri.port), uri.hostname);
    onTestFinished(() => link.close());
    uri.port = String(link.port);
    uri.searchParams.set('directConnection', 'true');
    link.cut();
    const store = await openMongoRecords(uri.href);
    onTestFinished(() => store.close());
    await expect(store.check()).rejects.toMatchObject({ code: 'MongooseServerSelectionError' });
    link.restore();
    await expect
      .poll(
        () =>
          store.check().then(
            () => 'ready',
            () => 'away',
          ),
        { timeout: 20_000 },
      )
      .toBe('ready');
  });

  it('closes without delay while it waits for its server', async () => {
    const store = await openMongoRecords('mongodb://127.0.0.1:1/site');
    const started = performance.now();
    await store.close();
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it.each(['mongodb://host:port:9/site', 'mongodb:///site', 'mongodb://127.0.0.1:1/site?colour=red'])(
    'refuses an invalid connection string: %s',
    async (uri) => {
      await expect(openMongoRecords(uri)).rejects.toThrow('Correct MONGODB_URI');
    },
  );
});
