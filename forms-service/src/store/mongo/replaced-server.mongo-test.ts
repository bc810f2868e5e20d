import { mongo } from 'mongoose';
import { expect, it, onTestFinished } from 'vitest';
import { startConfigured } from '../../../test/configured.ts';
import { startTestMongo } from '../../../test-mongo/start-test-mongo.ts';
import { openLink } from '../../../test-mongo/unreliable-link.ts';
import { createLogger } from '../../http/logger.ts';
import { openMongoCounters } from '../../limits/mongo-counters.ts';
import { openMongoRecords } from './mongo-records.ts';

it('a store that was replaced by an empty one gets its indexes without a restart of the service', async () => {
  const server = await startTestMongo();
  onTestFinished(() => server.stop());
  const uri = `${server.uri}site`;
  const store = await openMongoRecords(uri);
  onTestFinished(() => store.close());
  const limits = openMongoCounters({ uri, secret: 'keyed', logger: createLogger('silent') });
  onTestFinished(() => limits.close());
  const limiter = limits.counters({ keyPrefix: 'visitors', points: 3, duration: 600 });
  const client = await new mongo.MongoClient(uri).connect();
  onTestFinished(() => client.close());
  const indexed = async (name: string) =>
    (
      await client
        .db()
        .collection(name)
        .indexes()
        .catch(() => [])
    ).map(({ key }) => Object.keys(key)[0]);
  const takeAndRead = async () => {
    await limiter.take('visitor');
    return indexed('limits');
  };
  await expect.poll(takeAndRead).toEqual(expect.arrayContaining(['key', 'expire']));
  await server.kill();
  // The test server says nothing when it ends: the next heartbeat notices it.
  await expect.poll(() => store.check().catch(({ code }) => code)).toBe('DISCONNECTED');
  await limiter.take('visitor');
  await server.replace();
  await expect.poll(() => indexed('contacts')).toEqual(expect.arrayContaining(['state', 'foldedEmail', 'mailDueAt']));
  await expect.poll(() => indexed('keys')).toContain('takenAt');
  await expect.poll(takeAndRead).toEqual(expect.arrayContaining(['key', 'expire']));
});

it('a service creates indexes as soon as a replaced server permits it, and logs once why it could not before', async () => {
  const server = await startTestMongo();
  onTestFinished(() => server.stop());
  const { hostname, port } = new URL(server.uri);
  const link = await openLink(Number(port), hostname);
  onTestFinished(() => link.close());
  const { address, lines } = await startConfigured({
    MONGODB_URI: `mongodb://127.0.0.1:${link.port}/site?directConnection=true`,
  });
  const client = await new mongo.MongoClient(`${server.uri}site`).connect();
  onTestFinished(() => client.close());
  const contacts = client.db().collection('contacts');
  const readiness = async () => (await fetch(`${address}/readyz`)).json();

  link.cut();
  await expect.poll(readiness).toMatchObject({ store: 'DISCONNECTED' });
  await client.db().dropDatabase();
  // The name of an index of ours, for another field.
  await contacts.createIndex({ company: 1 }, { name: 'state_1__id_1' });
  link.restore();
  const warnings = () => lines.filter((line) => line.includes('indexes of leads')).map((line) => JSON.parse(line));
  await expect.poll(warnings).toMatchObject([{ code: 'MONGO_86' }]);
  await contacts.dropIndex('state_1__id_1');
  const indexed = async () => (await contacts.indexes()).map(({ key }) => Object.keys(key)[0]);
  await expect.poll(indexed).toEqual(expect.arrayContaining(['state', 'foldedEmail', 'mailDueAt']));
  expect(warnings()).toHaveLength(1);
});
