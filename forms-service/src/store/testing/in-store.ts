import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import type { Store } from '../lead-administration.ts';
import { openSqliteStore } from '../open-store.ts';

async function* nothing() {}

/**
 * Opens one store for the tests of a file: opening takes longer than most of them.
 * @returns states what holds of a store as a test that begins with no leads
 */
export function createInStore() {
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
