import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { inBatches } from '../../in-batches.ts';
import { purgeForm } from '../../retention.ts';
import { createLeadStore } from '../create-lead-store.ts';
import type { LeadRecord } from '../lead-record.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { describeRecordStore } from '../record-store.contract.ts';
import { startHere } from '../testing/start-here.ts';
import { lead } from '../testing/store-examples.ts';
import { openSqliteRecords, type StartServing } from './sqlite-records.ts';

const ignore = () => undefined;

const newPlace = async (start?: StartServing) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return () => openSqliteRecords(path.join(folder, 'leads.sqlite'), ignore, start);
};

describeRecordStore('SQLite', () => newPlace(startHere));

it('closing an SQLite store completes pending operations and refuses later ones', async () => {
  const open = await newPlace();
  const store = await open();
  const insert = () => store.insert({ ...lead(), revision: 0 });
  const inserted = insert();
  const closed = store.close();
  const late = Promise.allSettled([insert(), insert()]);
  expect(await inserted).toBe(true);
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'THREAD_ENDED' }) };
  expect(await late).toEqual([refused, refused]);
  await closed;
  const again = await open();
  onTestFinished(() => again.close());
  expect(await again.page({ order: 'oldest-first', limit: 9 })).toHaveLength(1);
});

it('a closed SQLite store is a single complete file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (let opening = 0; opening < 9; opening++) {
    const store = await openSqliteRecords(path.join(folder, 'leads.sqlite'), ignore);
    await store.insert({ ...lead(), revision: 0 });
    await store.page({ order: 'oldest-first', limit: 9 });
    await store.close();
    expect(await readdir(folder)).toEqual(['leads.sqlite']);
  }
});

it.each([20_000, 100_001])('paging finds each of %i leads with a common address prefix', async (count) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'leads.sqlite');
  const records = await openSqliteRecords(file, ignore);
  onTestFinished(() => records.close());
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  const { receipt, fields, deliveries } = lead();
  // Addresses are neither in id order nor its reverse.
  const address = "printf('m%d@lantern.example', (number * 7919) % 1000003)";
  database
    .prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
       INSERT INTO leads (id, form, state, created_at, address, revision, record)
       SELECT printf('019aa5f2-3b4c-7000-8000-%012x', number), 'contact', 'stored', 0, ${address}, 0, ? FROM numbers`,
    )
    .run(count, JSON.stringify({ receipt, fields, deliveries }));
  await records.insert({ ...lead({ fields: { email: 'ann@lantern.example' } }), revision: 0 });
  let found = 0;
  for (let page: LeadRecord[], after: string | undefined; ; after = page.at(-1)?.id) {
    page = await records.page({ order: 'oldest-first', address: 'm', after, limit: 5_000 });
    found += page.length;
    if (page.length < 5_000) break;
  }
  expect(found).toBe(count);
});

/** A file with leads and a long-running reader. */
async function besideReader() {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'leads.sqlite');
  const records = await openSqliteRecords(file, ignore);
  onTestFinished(() => records.close());
  await records.insert({ ...lead(), revision: 0 });
  const reader = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  return { file, records, reader, logSize: async () => (await stat(`${file}-wal`)).size };
}

it('erased data is overwritten as soon as readers finish', async () => {
  const { records, reader, logSize } = await besideReader();
  const tried: boolean[] = [];
  const store = createLeadStore({
    ...records,
    async scrub() {
      tried.push(await records.scrub());
      if (reader.isTransaction) reader.exec('COMMIT');
      return tried.at(-1) === true;
    },
  });
  const note = { id: lead().id, erasedAt: new Date(), addressHash: 'hash' };
  expect(await store.erase('mara@lantern.example', note)).toMatchObject({ isOverwritten: true });
  expect([tried, await logSize()]).toEqual([[false, true], 0]);
});

/** Sends commands to a thread with a read-only connection. */
async function askReader(file: string, operations: string[]): Promise<unknown> {
  const thread = new Worker(new URL('./store-thread.ts', import.meta.url), {
    workerData: { file, mayWrite: false },
  });
  await once(thread, 'message');
  thread.postMessage(operations.map((operation) => ({ operation, values: [] })));
  const [answer] = await once(thread, 'message');
  const ended = once(thread, 'exit');
  thread.postMessage('close');
  await ended;
  return answer;
}

it('a failed WAL truncation does not undo commands of the same group', async () => {
  const { file } = await besideReader();
  // A read-only connection can never truncate it.
  const answer = await askReader(file, ['count', 'scrub']);
  expect(answer).toEqual({ results: [[{ form: 'contact', state: 'stored', leads: 1 }], false] });
});

it("a failure has the primary code of the operators' manual, not an extended one", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Linux opens a folder and fails to read it; Windows fails to open it.
  expect(await askReader(folder, ['count'])).toEqual({ failed: expect.stringMatching(/^SQLITE_(10|14)$/) });
});

it.each([199, 200, 400])('removing %i old leads leaves no trace in files', async (count) => {
  const { records, reader, logSize } = await besideReader();
  reader.exec('COMMIT');
  await Promise.all(Array.from({ length: count }, () => records.insert({ ...lead({ form: 'signup' }), revision: 0 })));
  const tomorrow = new Date(Date.now() + DAY_MS);
  expect(await purgeForm(createLeadStore(records), 'signup', 0, tomorrow)).toBe(count);
  expect(await logSize()).toBe(0);
});

it('restoring a backup and repeating an erasure leave no trace in files', async () => {
  const { records, reader, logSize } = await besideReader();
  reader.exec('COMMIT');
  const store = createLeadStore(records);
  await store.restore(inBatches([{ ...lead(), revision: 0 }], 1));
  expect(await logSize()).toBe(0);
  expect([await store.eraseAgain(() => true), await logSize()]).toEqual([1, 0]);
});

it('a failed write does not prevent the next one', async () => {
  const { file, records, reader } = await besideReader();
  reader.exec('COMMIT');
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(ABORT, 'full'); END");
  const insert = () => records.insert({ ...lead(), revision: 0 });
  await expect(insert()).rejects.toThrow(StoreUnavailable);
  other.exec('DROP TRIGGER full');
  expect(await insert()).toBe(true);
});

it('removes every old lead when an operator and the service remove them at the same time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'leads.sqlite');
  const both = await Promise.all([openSqliteRecords(file, ignore), openSqliteRecords(file, ignore)]);
  onTestFinished(() => Promise.all(both.map((records) => records.close())).then(ignore));
  const old = () => ({ ...lead({ form: 'signup' }), revision: 0 });
  await Promise.all(Array.from({ length: 1_000 }, () => both[0].insert(old())));
  const tomorrow = new Date(Date.now() + DAY_MS);
  const removed = await Promise.all(both.map((records) => purgeForm(createLeadStore(records), 'signup', 0, tomorrow)));
  expect([removed.reduce((sum, each) => sum + each), await both[0].count()]).toEqual([1_000, []]);
});

it('removes an old lead that a colleague edits at the same moment', async () => {
  const { records, reader } = await besideReader();
  reader.exec('COMMIT');
  let isEdited = false;
  const store = createLeadStore({
    ...records,
    async remove(some) {
      if (!isEdited) for (const each of some) await records.update({ ...each, notes: [] });
      isEdited = true;
      return records.remove(some);
    },
  });
  expect(await purgeForm(store, 'contact', 0, new Date(Date.now() + DAY_MS))).toBe(1);
  expect(await records.count()).toEqual([]);
});
