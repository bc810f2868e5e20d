import { parentPort, workerData } from 'node:worker_threads';
import { createArchiveTable } from './archive-table.ts';
import type { Command, ThreadAnswer } from './commands.ts';
import { createLeadTable } from './lead-table.ts';
import { openDatabase } from './open-database.ts';
import { createOutboxTable } from './outbox-table.ts';
import { tryWriting } from './schema.ts';

/** Thread that owns the database file, so that waiting for the disk never stalls a visitor's request. */
const database = openDatabase(workerData.file);
const leads = createLeadTable(database);
const archive = createArchiveTable(database);
const outbox = createOutboxTable(database);

function run(command: Command): unknown {
  switch (command.name) {
    case 'save':
      return leads.save(command.lead);
    case 'findEarlier':
      return leads.findEarlier(command.form, command.idempotencyKey);
    case 'changeMembership':
      return leads.changeMembership(command.change);
    case 'claim':
      return outbox.claim(command.request);
    case 'settle':
      return outbox.settle(command.claimed, command.result);
    case 'reopen':
      return outbox.reopen(command.request, command.now);
    case 'outbox':
      return outbox.outbox();
    case 'list':
      return leads.list(command.query);
    case 'archive':
      return (archive[command.operation] as (...values: unknown[]) => unknown)(...command.values);
    case 'check':
      return tryWriting(database);
  }
}

const removals = ['purge', 'purgeEnded', 'erase', 'replaceByStaged'];
const removes = (command: Command) => command.name === 'archive' && removals.includes(command.operation);

/** `check` writes too: it says whether a lead could be kept now. */
const readers: Command['name'][] = ['findEarlier', 'list', 'outbox'];
const writes = (command: Command) => (command.name === 'archive' ? removes(command) : !readers.includes(command.name));

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
