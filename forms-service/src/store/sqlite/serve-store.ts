import type { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import type { Command, GroupResult } from './commands.ts';
import { LOCK_WAIT_MS, openDatabase, openForReading } from './open-database.ts';
import { createOperations, readingOperations } from './operations.ts';
import { primaryCodeOf, type SqliteError } from './result-code.ts';

const isScrub = ({ operation }: Command) => operation === 'scrub';
const writes = ({ operation }: Command) => !readingOperations.includes(operation);

/** Writers are blocked while it waits for readers. */
const READERS_WAIT_MS = 100;

/**
 * Truncates the WAL, which still contains removed data.
 * @returns false when a reader prevents it
 */
function truncateWal(database: DatabaseSync): boolean {
  try {
    database.exec(`PRAGMA busy_timeout = ${READERS_WAIT_MS}`);
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    return false;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  }
}

/** Answers groups of commands with its own connection to the file, until it receives `close`. */
export function serveStore(port: MessagePort, { file, mayWrite }: { file: string; mayWrite: boolean }): void {
  function open() {
    const database = mayWrite ? openDatabase(file) : openForReading(file);
    return { database, operations: createOperations(database) };
  }
  // The writer opens the file now, to report errors early; the reader on first use, when the file exists.
  let opened = mayWrite ? open() : undefined;

  /** Runs all commands in one transaction: one disk wait, however many leads it contains. */
  function runTogether(commands: Command[]): GroupResult {
    try {
      opened ??= open();
      const { database, operations } = opened;
      // Takes the write lock first: reading before writing is safe only under it.
      database.exec(commands.some(writes) ? 'BEGIN IMMEDIATE' : 'BEGIN');
      const results = commands.map(({ operation, values }): unknown =>
        (operations[operation] as (...values: unknown[]) => unknown)(...values),
      );
      database.exec('COMMIT');
      // Committed work is acknowledged even if truncating fails.
      if (!commands.some(isScrub)) return { results };
      const isTruncated = truncateWal(database);
      return { results: commands.map((command, index) => (isScrub(command) ? isTruncated : results[index])) };
    } catch (error) {
      if (opened?.database.isTransaction) opened.database.exec('ROLLBACK');
      return { failed: `SQLITE_${primaryCodeOf(error as SqliteError) ?? 'UNKNOWN'}` };
    }
  }

  port.on('message', (commands: Command[] | 'close') => {
    if (commands !== 'close') return port.postMessage(runTogether(commands));
    opened?.database.close();
    port.close();
  });
}
