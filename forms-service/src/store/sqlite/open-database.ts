import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';

/** How long a group waits for another process. A post waits for four groups at most, a visitor less than five seconds. */
export const LOCK_WAIT_MS = 1_000;
const SYNCHRONOUS_FULL = 2;

/**
 * Opens the file so that a commit that has returned survives a power cut.
 * @param file is created, with its folder, when missing
 * @throws when the file system does not allow that
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  // Leads are personal data: only this user may read the file, and SQLite gives its side files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  const { journal_mode: journal } = database.prepare('PRAGMA journal_mode = WAL').get() ?? {};
  // fullfsync: without it, macOS leaves a commit in the drive's own cache.
  // secure_delete: who was erased is not to be found in the unused parts of the file either.
  database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA secure_delete = ON');
  const { synchronous } = database.prepare('PRAGMA synchronous').get() ?? {};
  if (journal !== 'wal' || synchronous !== SYNCHRONOUS_FULL) {
    throw new Error(`journal_mode is ${journal} and synchronous is ${synchronous}, instead of wal and 2`);
  }
  migrate(database);
  return database;
}

/** Opens a file that {@link openDatabase} has opened before, for those who only read: they keep nobody who writes waiting. */
export const openForReading = (file: string) => new DatabaseSync(file, { readOnly: true, timeout: LOCK_WAIT_MS });
