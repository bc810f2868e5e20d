import { describe, expect, it, onTestFinished } from 'vitest';
import { courierAt, testClock } from '../../../test/delivering.ts';
import { startService } from '../../../test/service.ts';
import { visitorAt } from '../../../test/visitor.ts';
import { openLink } from '../../../test-mongo/unreliable-link.ts';
import { useMongo } from '../../../test-mongo/use-mongo.ts';
import { newDelivery } from '../delivery.ts';
import { describeLeadArchive } from '../lead-archive.contract.ts';
import { describeLeadStore } from '../lead-store.contract.ts';
import { lead } from '../store-examples.ts';
import { openMongoStore } from './mongo-store.ts';

const { databaseOf, newDatabase } = useMongo();

const newPlace = async () => {
  const { href } = newDatabase();
  return () => openMongoStore(href);
};

describeLeadStore('MongoDB', newPlace);
describeLeadArchive('MongoDB', newPlace);

describe('the MongoDB lead store', () => {
  it('keeps the collections and fields of the specification', async () => {
    const uri = newDatabase();
    const { address } = await startService({ store: await openMongoStore(uri.href) });
    for (const form of ['newsletter', 'contact', 'signup', 'pricing-expert'] as const) {
      expect((await visitorAt(address).send(form)).status).toBe(200);
    }
    const database = databaseOf(uri);
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['contacts', 'newsletters', 'pricingExperts', 'signups']);
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

  it('goes on with a lead whose service was killed while it changed it', async () => {
    const uri = newDatabase();
    const store = await openMongoStore(uri.href);
    onTestFinished(() => store.close());
    const { clock } = testClock();
    const kept = lead({ createdAt: clock(), deliveries: [newDelivery('webhook', clock())] });
    await store.save(kept);
    const locks = databaseOf(uri).collection<{ _id: string; until: Date }>('locks');
    await locks.insertOne({ _id: kept.id, until: new Date(Date.now() - 1) });
    const sent: string[] = [];
    const courier = courierAt(store, async ({ lead: { id } }) => void sent.push(id), clock);
    await courier.round();
    await courier.round();
    expect(sent).toEqual([kept.id]);
  });

  it('may be started before its server', async () => {
    const uri = newDatabase();
    const link = await openLink(Number(uri.port), uri.hostname);
    onTestFinished(() => link.close());
    uri.port = String(link.port);
    uri.searchParams.set('directConnection', 'true');
    link.cut();
    const store = await openMongoStore(uri.href);
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
    const store = await openMongoStore('mongodb://127.0.0.1:1/site');
    const started = performance.now();
    await store.close();
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it.each(['mongodb://host:port:9/site', 'mongodb:///site', 'mongodb://127.0.0.1:1/site?colour=red'])(
    'says that a connection string cannot be used: %s',
    async (uri) => {
      await expect(openMongoStore(uri)).rejects.toThrow('Correct MONGODB_URI');
    },
  );
});
