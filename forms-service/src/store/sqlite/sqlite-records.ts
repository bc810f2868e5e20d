import { once } from 'node:events';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { LeadRecord } from '../lead-record.ts';
import type { PageRequest, RecordStore } from '../record-store.ts';
import { explainOpenError } from './explain-open-error.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Operations } from './operations.ts';
import { addressQuery, commonBeginningQuery, pageQuery } from './page-query.ts';
import type { SqliteError } from './result-code.ts';
import { toRecord } from './rows.ts';

/** Serves the file with a connection of its own; resolves when it is ready. */
export type StartServing = (
  file: string,
  mayWrite: boolean,
) => Promise<{ port: Worker | MessagePort; ended: Promise<unknown> }>;

const startThread: StartServing = async (file, mayWrite) => {
  const port = new Worker(new URL('./store-thread.ts', import.meta.url), { workerData: { file, mayWrite } });
  await once(port, 'message');
  return { port, ended: once(port, 'exit') };
};

async function connect(starting: ReturnType<StartServing>, onDeath: (code: string) => void) {
  const { port, ended } = await starting;
  const { submit, close } = createGroupCommit(port, ended, onDeath);
  const ask =
    <Operation extends keyof Operations>(operation: Operation) =>
    (...values: Parameters<Operations[Operation]>) =>
      submit<ReturnType<Operations[Operation]>>({ operation, values });
  return { ask, close };
}

/**
 * Opens a record store in an SQLite file. Slow reads have their own thread and connection.
 * @param file created, with its folder, if missing
 * @param onDeath called when a thread has ended; the store is unusable then
 * @throws ConfigurationError when leads cannot be stored durably there
 */
export async function openSqliteRecords(
  file: string,
  onDeath: (code: string) => void,
  start = startThread,
): Promise<RecordStore> {
  const [starting, reading] = [connect(start(file, true), onDeath), connect(start(file, false), onDeath)];
  const writer = await starting.catch(async (error: SqliteError) => {
    await (await reading).close();
    throw explainOpenError(error, file);
  });
  const reader = await reading;
  const [stage, select, isMiscounted] = [writer.ask('stage'), reader.ask('select'), reader.ask('isMiscounted')];

  async function page(request: PageRequest): Promise<LeadRecord[]> {
    const { address } = request;
    const isCommon = address !== undefined && (await select(commonBeginningQuery(address))).length > 0;
    return (await select(pageQuery(request, isCommon))).map(toRecord);
  }

  async function correctIndex(): Promise<void> {
    await writer.ask('writeEndTimes')();
    // Recounting blocks all writes.
    if (await isMiscounted()) await writer.ask('recount')();
  }

  return {
    insert: writer.ask('insert'),
    get: writer.ask('get'),
    findByKey: writer.ask('findByKey'),
    update: writer.ask('update'),
    remove: writer.ask('remove'),
    pageByTime: writer.ask('pageByTime'),
    page,
    findByAddress: async (address, limit) => (await select(addressQuery(address, limit))).map(toRecord),
    // A record and its keys are one write, so there are no orphaned keys.
    forgetAddress: async () => undefined,
    correctIndex,
    count: reader.ask('count'),
    countUndelivered: reader.ask('countUndelivered'),
    async replaceAll(batches, since) {
      await stage([]);
      for await (const batch of batches) await stage(batch);
      await writer.ask('replaceByStaged')(since);
      await writer.ask('scrub')();
    },
    append: writer.ask('append'),
    readLog: reader.ask('readLog'),
    scrub: writer.ask('scrub'),
    check: writer.ask('check'),
    // The last to close checkpoints the WAL, which a reader cannot.
    close: () => writer.close(reader.close()),
  };
}
