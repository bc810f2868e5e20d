import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../env.ts';
import { createLeadStore } from './create-lead-store.ts';
import type { Store } from './lead-administration.ts';
import { openSqliteRecords } from './sqlite/sqlite-records.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'leads.sqlite');

/** Whoever runs one command learns of it by the command that fails. */
const ignore = () => undefined;

/** Opens the store in an SQLite file, which is created, with its folder, when missing. */
export const openSqliteStore = async (file: string, onDeath: (code: string) => void = ignore) =>
  createLeadStore(await openSqliteRecords(file, onDeath));

/**
 * Opens the store that the environment names: MongoDB when `MONGODB_URI` is set, else a file in `DATA_DIR`.
 * @param onDeath is told when it can never be used again
 */
export async function openStore(
  { DATA_DIR, MONGODB_URI }: Environment,
  onDeath?: (code: string) => void,
): Promise<Store> {
  if (!MONGODB_URI) return openSqliteStore(fileIn(DATA_DIR), onDeath);
  // The driver is 400 modules: a service without MongoDB, or a command on a file, starts in half the time without it.
  const { openMongoRecords } = await import('./mongo/mongo-records.ts');
  return createLeadStore(await openMongoRecords(MONGODB_URI));
}

/** @returns whether opening would find a store, instead of creating a file */
export function storeExists({ DATA_DIR, MONGODB_URI }: Environment): boolean {
  return MONGODB_URI !== undefined || existsSync(fileIn(DATA_DIR));
}
