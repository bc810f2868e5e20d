import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { olderThan } from './older-than.ts';

/** Unfinished files of this age were left by a crashed process. */
export const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/** Prefix of a folder that is being written; `replica/listing.ts` skips it. */
const UNFINISHED = 'unfinished-';

export const isUnfinished = (name: string): boolean => name.startsWith(UNFINISHED);

/**
 * Writes a folder under a temporary name and renames it when it is complete. On failure, nothing is left.
 * @param write receives the path of the temporary folder, and creates it
 */
export async function writeFolder<Result>(
  folder: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = path.join(path.dirname(folder), UNFINISHED + randomUUID());
  try {
    const result = await write(unfinished);
    await rename(unfinished, folder);
    return result;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

/** Lists unfinished folders that were left by a crashed process. */
export const abandonedIn = async (folder: string): Promise<string[]> =>
  olderThan(folder, (await readdir(folder)).filter(isUnfinished), ABANDONED_AFTER_MS);
