import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import type { Store } from '../lead-administration.ts';
import { openSqliteStore } from '../open-store.ts';

async function* nothing() {}

/**
 * Opens one store for the tests of a file, since opening takes longer than most tests.
 * @returns defines a test that starts with an empty store
 */
export function createStoreTest() {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
    store = await openSqliteStore(path.join(folder, 'leads.sqlite'));
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  return (sentence: string, run: (store: Store) => Promise<void>) =>
    it(sentence, async () => {
      await store.restore(nothing());
      await run(store);
    });
}
