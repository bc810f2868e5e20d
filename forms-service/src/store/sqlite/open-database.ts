import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';

/**
 * How long a group waits for a lock of another process. A post waits for four groups at most, so less than five
 * seconds.
 */
export const LOCK_WAIT_MS = 1_000;
const SYNCHRONOUS_FULL = 2;

/**
 * Opens the file such that committed data survives a power cut.
 * @param file created, with its folder, if missing
 * @throws when the file system does not support that
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  // Leads are personal data: only this user may read the file. SQLite gives its side files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  const { journal_mode: journal } = database.prepare('PRAGMA journal_mode = WAL').get() ?? {};
  // fullfsync: without it, macOS leaves commits in the drive's cache. secure_delete: overwrites erased data in unused
  // parts of the file.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON');
  const { synchronous } = database.prepare('PRAGMA synchronous').get() ?? {};
  if (journal !== 'wal' || synchronous !== SYNCHRONOUS_FULL) {
    throw new Error(`journal_mode is ${journal} and synchronous is ${synchronous}, instead of wal and 2`);
  }
  migrate(database);
  return database;
}

/** Opens a file read-only, after {@link openDatabase} has created it: readers do not block writers. */
export const openForReading = (file: string) => new DatabaseSync(file, { readOnly: true, timeout: LOCK_WAIT_MS });
