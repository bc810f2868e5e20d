import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { startTestMongo, type TestMongo } from '../test-mongo/start-test-mongo.ts';
import { describeOperatingByThePage } from './operate-leads.contract.ts';
import { describeOperating } from './operators.contract.ts';
import { temporaryFolder } from './service.ts';

const named = process.env.TEST_MONGODB_URI ?? process.env.MONGODB_URI;
let server: TestMongo;

beforeAll(async () => {
  server = named ? { uri: named, stop: async () => undefined } : await startTestMongo();
});
afterAll(() => server?.stop());

const newPlace = async () => {
  const uri = new URL(server.uri);
  uri.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  return { MONGODB_URI: uri.href, DATA_DIR: await temporaryFolder() };
};

describeOperating('MongoDB', newPlace);
describeOperatingByThePage('MongoDB', newPlace);
