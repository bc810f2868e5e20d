import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startTestMongo } from './start-test-mongo.ts';

/** A server that was named instead of the test server. */
export const namedMongo = process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI;

/** One MongoDB server for all tests of a file: the named one, or one that is started for them. */
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
    /** @returns the address of a database that is empty, and gone after the test */
    newDatabase(): URL {
      const address = new URL(uri);
      address.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
      onTestFinished(async () => void (await databaseOf(address).dropDatabase()));
      return address;
    },
  };
}
