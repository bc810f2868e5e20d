import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../env.ts';
import { createLeadStore } from './create-lead-store.ts';
import type { Store } from './lead-administration.ts';
import { openSqliteRecords, type StartServing } from './sqlite/sqlite-records.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'leads.sqlite');

/** A command notices by its own failure. */
const ignore = () => undefined;

/** What an open store reports, with a code. */
export interface StoreReports {
  /** The store has failed permanently. */
  onDeath(code: string): void;
  /** Indexes are missing and cannot be created now: the store works, but slowly. Reported once for each code. */
  onMissingIndexes(code: string): void;
}

/** Opens the store in an SQLite file; creates file and folder if missing. */
export const openSqliteStore = async (
  file: string,
  onDeath: (code: string) => void = ignore,
  start?: StartServing,
): Promise<Store> => createLeadStore(await openSqliteRecords(file, onDeath, start));

/**
 * Opens the configured store: MongoDB when `MONGODB_URI` is set, else a file in `DATA_DIR`.
 * @param reports ignored by default
 */
export async function openStore(
  { DATA_DIR, MONGODB_URI }: Environment,
  reports?: StoreReports,
  start?: StartServing,
): Promise<Store> {
  if (!MONGODB_URI) return openSqliteStore(fileIn(DATA_DIR), reports?.onDeath, start);
  // The driver has 400 modules: without it, the service and commands on SQLite start in half the time.
  const { openMongoRecords } = await import('./mongo/mongo-records.ts');
  return createLeadStore(await openMongoRecords(MONGODB_URI, reports?.onMissingIndexes));
}

/** Checks whether a store exists, which opening would otherwise create. */
export function storeExists({ DATA_DIR, MONGODB_URI }: Environment): boolean {
  return MONGODB_URI !== undefined || existsSync(fileIn(DATA_DIR));
}
