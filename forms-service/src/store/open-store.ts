import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../env.ts';
import type { LeadArchive } from './lead-archive.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'leads.sqlite');

/** Opens the store that the environment names: MongoDB when `MONGODB_URI` is set, else a file in `DATA_DIR`. */
export async function openStore({ DATA_DIR, MONGODB_URI }: Environment): Promise<LeadStore & LeadArchive> {
  if (!MONGODB_URI) return openSqliteStore(fileIn(DATA_DIR));
  // The driver is 400 modules: a service without MongoDB, or a command on a file, starts in half the time without it.
  const { openMongoStore } = await import('./mongo/mongo-store.ts');
  return openMongoStore(MONGODB_URI);
}

/** @returns whether opening would find a store, instead of creating a file */
export function storeExists({ DATA_DIR, MONGODB_URI }: Environment): boolean {
  return MONGODB_URI !== undefined || existsSync(fileIn(DATA_DIR));
}
