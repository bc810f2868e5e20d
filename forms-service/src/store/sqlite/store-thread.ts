import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Command, ThreadAnswer } from './commands.ts';
import { LOCK_WAIT_MS, openDatabase, openForReading } from './open-database.ts';
import { createOperations, readingOperations } from './operations.ts';
import { primaryCodeOf, type SqliteError } from './result-code.ts';

/** Thread that owns a connection to the file, so that waiting for the disk never stalls a visitor's request. */
const { file, mayWrite }: { file: string; mayWrite: boolean } = workerData;

function open() {
  const database = mayWrite ? openDatabase(file) : openForReading(file);
  return { database, operations: createOperations(database) };
}
// Whoever writes finds out at once whether that is possible; the file may be in the making until somebody reads.
let opened = mayWrite ? open() : undefined;

const isScrub = ({ operation }: Command) => operation === 'scrub';
const writes = ({ operation }: Command) => !readingOperations.includes(operation);

/** Nobody can write while it waits for those who read. */
const READERS_WAIT_MS = 100;

/** The log of writes still has what was removed, until it is started anew. @returns whether it was: whoever reads it prevents that */
function startLogAnew(database: DatabaseSync): boolean {
  try {
    database.exec(`PRAGMA busy_timeout = ${READERS_WAIT_MS}`);
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    return false;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  }
}

/** Runs all commands in one transaction: one wait for the disk, however many leads are in it. */
function runTogether(commands: Command[]): ThreadAnswer {
  try {
    opened ??= open();
    const { database, operations } = opened;
    // The write lock comes first: looking before writing is only safe under it.
    database.exec(commands.some(writes) ? 'BEGIN IMMEDIATE' : 'BEGIN');
    const results = commands.map(({ operation, values }): unknown =>
      (operations[operation] as (...values: unknown[]) => unknown)(...values),
    );
    database.exec('COMMIT');
    // What is committed is acknowledged, whatever becomes of the log.
    if (!commands.some(isScrub)) return { results };
    const isAnew = startLogAnew(database);
    return { results: commands.map((command, index) => (isScrub(command) ? isAnew : results[index])) };
  } catch (error) {
    if (opened?.database.isTransaction) opened.database.exec('ROLLBACK');
    return { failed: `SQLITE_${primaryCodeOf(error as SqliteError) ?? 'UNKNOWN'}` };
  }
}

parentPort?.on('message', (commands: Command[] | 'close') => {
  if (commands !== 'close') return parentPort?.postMessage(runTogether(commands));
  opened?.database.close();
  parentPort?.close();
});
parentPort?.postMessage({ results: [] } satisfies ThreadAnswer);
