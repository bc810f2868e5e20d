import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startTestMongo } from './start-test-mongo.ts';

/** Server to use instead of the test server. */
export const namedMongo = process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI;

/** Provides one MongoDB server for the tests of a file: the configured one, or a new one. */
export function useMongo() {
  let uri = '';
  let stop = async () => {};
  let client: mongo.MongoClient;

  beforeAll(async () => {
    if (namedMongo) uri = namedMongo;
    else ({ uri, stop } = await startTestMongo());
    client = await new mongo.MongoClient(uri).connect();
  });
  afterAll(async () => {
    await client?.close();
    await stop();
  });

  const databaseOf = ({ pathname }: URL) => client.db(pathname.slice(1));
  return {
    databaseOf,
    /** @returns the URL of an empty database, removed after the test */
    newDatabase(): URL {
      const address = new URL(uri);
      address.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
      onTestFinished(async () => void (await databaseOf(address).dropDatabase()));
      return address;
    },
  };
}
