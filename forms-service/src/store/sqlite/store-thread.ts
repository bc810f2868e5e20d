import { parentPort, workerData } from 'node:worker_threads';
import { createArchiveTable } from './archive-table.ts';
import type { Command, ThreadAnswer } from './commands.ts';
import { createLeadTable } from './lead-table.ts';
import { openDatabase } from './open-database.ts';
import { tryWriting } from './schema.ts';

/** Thread that owns the database file, so that waiting for the disk never stalls a visitor's request. */
const database = openDatabase(workerData.file);
const table = createLeadTable(database);
const archive = createArchiveTable(database);

function run(command: Command): unknown {
  if (command.name === 'save') return table.save(command.lead);
  if (command.name === 'findEarlier') return table.findEarlier(command.form, command.idempotencyKey);
  if (command.name === 'list') return table.list(command.query);
  if (command.name === 'archive') {
    const operation = archive[command.operation] as (...values: unknown[]) => unknown;
    return operation(...command.values);
  }
  return tryWriting(database);
}

const removals = ['purge', 'erase', 'replaceByStaged'];
const removes = (command: Command) => command.name === 'archive' && removals.includes(command.operation);

/** `check` writes too: it says whether a lead could be kept now. */
const writes = (command: Command) => command.name === 'save' || command.name === 'check' || removes(command);

/** Runs all commands in one transaction: one wait for the disk, however many leads are in it. */
function runTogether(commands: Command[]): ThreadAnswer {
  try {
    // The write lock comes first: looking before writing is only safe under it.
    database.exec(commands.some(writes) ? 'BEGIN IMMEDIATE' : 'BEGIN');
    const results = commands.map(run);
    database.exec('COMMIT');
    // The log of writes still has what was removed, until it is started anew.
    if (commands.some(removes)) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return { results };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { failed: `SQLITE_${(error as { errcode?: number }).errcode ?? 'UNKNOWN'}` };
  }
}

parentPort?.on('message', (commands: Command[] | 'close') => {
  if (commands !== 'close') return parentPort?.postMessage(runTogether(commands));
  database.close();
  parentPort?.close();
});
parentPort?.postMessage({ results: [] } satisfies ThreadAnswer);
