import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { createLeadStore } from '../create-lead-store.ts';
import type { Store } from '../lead-administration.ts';
import type { RecordStore } from '../record-store.ts';
import { openSqliteRecords } from '../sqlite/sqlite-records.ts';
import { startHere } from './start-here.ts';

async function* nothing() {}

/**
 * Opens one store for the tests of a file, since opening takes longer than most tests.
 * @returns defines a test that starts with an empty store, on the given records
 */
export function createStoreTest() {
  let folder: string;
  let records: RecordStore;
  let store: Store;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    records = await openSqliteRecords(path.join(folder, 'leads.sqlite'), () => undefined, startHere);
    store = createLeadStore(records);
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  return (sentence: string, run: (store: Store, records: RecordStore) => Promise<void>) =>
    it(sentence, async () => {
      await store.restore(nothing());
      await run(store, records);
    });
}
