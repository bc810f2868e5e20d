import { mongo } from 'mongoose';
import { expect, it, onTestFinished } from 'vitest';
import { startTestMongo } from '../../../test-mongo/start-test-mongo.ts';
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
