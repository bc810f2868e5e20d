import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError } from '@site/process';
import { type Environment, readEnvironment } from '../env.ts';
import type { Store } from '../store/lead-administration.ts';
import { StoreUnavailable } from '../store/lead-store.ts';
import { openStore as openConfigured, storeExists } from '../store/open-store.ts';
import type { Host } from './host.ts';

/** The part of a store that read-only commands use. */
export type ReadableLeads = Pick<Store, 'readPage' | 'find' | 'findByAddress' | 'count' | 'readErasures' | 'readAudit'>;

const nothing: ReadableLeads = {
  readPage: async () => [],
  find: async () => undefined,
  findByAddress: async () => [],
  count: async () => [],
  readErasures: async () => [],
  readAudit: async () => [],
};

/** Time for a database server to come back, for example when another one takes its place. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 250;

async function waitFor(store: Store): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await store.check();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || Date.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
  }
}

type StoreHost = Pick<Host, 'env' | 'openStore'>;

/**
 * Opens the store, runs the work and closes it.
 * @param env settings that were read before. They are read once for each command: a file of a secret may be a pipe.
 * @throws StoreUnavailable when a database server does not come back within ten seconds
 */
export async function withStore<Result>(
  host: StoreHost,
  work: (store: Store, env: Environment) => Promise<Result>,
  env: Environment = readEnvironment(host.env),
): Promise<Result> {
  const { openStore = openConfigured } = host;
  const store = await openStore(env);
  try {
    if (env.MONGODB_URI) await waitFor(store);
    return await work(store, env);
  } finally {
    await store.close();
  }
}

/**
 * Like {@link withStore}, but creates no store: a mistyped DATA_DIR stays untouched.
 * @throws ConfigurationError when there is no store
 */
export async function withExistingStore<Result>(
  host: StoreHost,
  work: (store: Store, env: Environment) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment(host.env);
  if (storeExists(env)) return await withStore(host, work, env);
  throw new ConfigurationError(`There is no lead store in ${env.DATA_DIR} yet.`);
}

/** Like {@link withExistingStore}, but treats a missing store as an empty one. */
export async function withLeadsForReading<Result>(
  host: Host,
  work: (store: ReadableLeads, env: Environment) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment(host.env);
  if (storeExists(env)) return await withStore(host, work, env);
  host.stderr.write(`There is no lead store in ${env.DATA_DIR} yet.\n`);
  return await work(nothing, env);
}
