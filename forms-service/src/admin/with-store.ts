import { ConfigurationError } from '@site/process';
import type { Environment } from '../env.ts';
import type { Store } from '../store/lead-administration.ts';
import { openStore, storeExists } from '../store/open-store.ts';
import type { Host } from './host.ts';

/** What looking needs of a store. */
export type ReadableLeads = Pick<Store, 'readPage' | 'find' | 'findByAddress' | 'count' | 'readErasures' | 'readAudit'>;

const nothing: ReadableLeads = {
  readPage: async () => [],
  find: async () => undefined,
  findByAddress: async () => [],
  count: async () => [],
  readErasures: async () => [],
  readAudit: async () => [],
};

/** Opens the store for one piece of work. */
export async function withStore<Result>(env: Environment, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(env);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Like {@link withStore}, for work on leads that are there already: nothing is created where a mistyped DATA_DIR points.
 * @throws ConfigurationError when there is no store
 */
export async function withKeptLeads<Result>(
  env: Environment,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  if (storeExists(env)) return await withStore(env, work);
  throw new ConfigurationError(`No leads have been stored in ${env.DATA_DIR} yet.`);
}

/** Like {@link withKeptLeads}, for looking: where there is no store, there is nothing to see, and that is no mistake. */
export async function lookAtLeads<Result>(
  { stderr }: Host,
  env: Environment,
  work: (store: ReadableLeads) => Promise<Result>,
): Promise<Result> {
  if (storeExists(env)) return await withStore(env, work);
  stderr.write(`No leads have been stored in ${env.DATA_DIR} yet.\n`);
  return await work(nothing);
}
