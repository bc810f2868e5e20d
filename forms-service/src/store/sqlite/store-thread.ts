import { parentPort, workerData } from 'node:worker_threads';
import type { Command, ThreadAnswer } from './commands.ts';
import { createLeadTable } from './lead-table.ts';
import { openDatabase } from './open-database.ts';
import { tryWriting } from './schema.ts';

/** Thread that owns the database file, so that waiting for the disk never stalls a visitor's request. */
const database = openDatabase(workerData.file);
const table = createLeadTable(database);

function run(command: Command): unknown {
  if (command.name === 'save') return table.save(command.lead);
  if (command.name === 'findEarlier') return table.findEarlier(command.form, command.idempotencyKey);
  if (command.name === 'list') return table.list(command.query);
  return tryWriting(database);
}

/** `check` writes too: it says whether a lead could be kept now. */
const writes = ({ name }: Command) => name === 'save' || name === 'check';

/** Runs all commands in one transaction: one wait for the disk, however many leads are in it. */
function runTogether(commands: Command[]): ThreadAnswer {
  try {
    // The write lock comes first: looking before writing is only safe under it.
    database.exec(commands.some(writes) ? 'BEGIN IMMEDIATE' : 'BEGIN');
    const results = commands.map(run);
    database.exec('COMMIT');
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
