import { describe, expect, it, onTestFinished } from 'vitest';
import { startService } from '../../../test/service.ts';
import { visitorAt } from '../../../test/visitor.ts';
import { openLink } from '../../../test-mongo/unreliable-link.ts';
import { namedMongo, useMongo } from '../../../test-mongo/use-mongo.ts';
import { createLeadStore } from '../create-lead-store.ts';
import { describeRecordStore } from '../record-store.contract.ts';
import { openMongoRecords } from './mongo-records.ts';

const { databaseOf, newDatabase } = useMongo();

const newPlace = async () => {
  const { href } = newDatabase();
  return () => openMongoRecords(href);
};

describeRecordStore('MongoDB', newPlace, namedMongo !== undefined);

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

  it('may be started before its server', async () => {
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

  it('stops at once while it waits for its server', async () => {
    const store = await openMongoRecords('mongodb://127.0.0.1:1/site');
    const started = performance.now();
    await store.close();
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it.each(['mongodb://host:port:9/site', 'mongodb:///site', 'mongodb://127.0.0.1:1/site?colour=red'])(
    'says that a connection string cannot be used: %s',
    async (uri) => {
      await expect(openMongoRecords(uri)).rejects.toThrow('Correct MONGODB_URI');
    },
  );
});
