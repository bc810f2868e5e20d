import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { keysOf, type LeadRecord } from '../lead-record.ts';
import { leadStates } from '../lead-store.ts';
import { undeliveredOf } from '../outbox-status.ts';
import type { LeadCount, LogName, RecordStore, TimeIndex, TimeRange } from '../record-store.ts';
import { wrapOperations } from '../wrap-operations.ts';
import { attempt } from './attempt.ts';
import { toChange, toDocument, toEntry, toRecord, unchanged } from './documents.ts';
import { createHeldKeys } from './held-keys.ts';
import { createKeySweep } from './key-sweep.ts';
import type { LeadDocument, LogDocument } from './lead-models.ts';
import { writeEndTimes } from './migrate.ts';
import { connect } from './mongo-connection.ts';
import { findRecords, readPage } from './read-page.ts';
import { replaceAll } from './replace-all.ts';
import { countOf } from './undelivered-counts.ts';

/**
 * Opens a record store in a MongoDB database. The server may be unavailable at first.
 * @param uri connection string, including the database name
 * @param onMissingIndexes called with a code when they cannot be created on a server that was away; once for each code
 * @throws ConfigurationError when it is invalid
 */
export async function openMongoRecords(uri: string, onMissingIndexes?: (code: string) => void): Promise<RecordStore> {
  const { visitors, operators, use, ping, close } = await connect(uri, onMissingIndexes);
  const { leads } = visitors;
  const { take, takeBack, release, forget, findLead } = createHeldKeys(visitors);
  const sweepKeys = createKeySweep(operators);

  async function insert(record: LeadRecord): Promise<boolean> {
    const keys = keysOf(record);
    const id = await take(keys, record);
    if (id === undefined) return false;
    const isKept = await attempt(leads[record.form].insertOne(toDocument({ ...record, id })));
    // The instance that started under that id may have released its keys since.
    if (isKept && id !== record.id) await takeBack(keys, { ...record, id });
    return isKept;
  }

  async function get(id: string, form?: FormName): Promise<LeadRecord | undefined> {
    for (const name of form ? [form] : formNames) {
      const document = await leads[name].findById(id).lean<LeadDocument | null>();
      if (document) return toRecord(name, document);
    }
    return undefined;
  }

  async function findByKey(key: string): Promise<LeadRecord | undefined> {
    const [form] = key.split(' ', 1);
    const lead = await findLead(key);
    return lead === undefined ? undefined : get(lead, form as FormName);
  }

  async function update(record: LeadRecord, keys: string[] = []): Promise<boolean> {
    if ((await take(keys, record)) !== record.id) return false;
    const changed = toChange({ ...record, revision: record.revision + 1 });
    const { modifiedCount } = await leads[record.form].updateOne(unchanged(record), changed);
    if (modifiedCount === 0) await giveBack(keys, record);
    return modifiedCount === 1;
  }

  /** Releases keys, except those that a concurrent change gave to the record. */
  async function giveBack(keys: string[], { id, form }: LeadRecord): Promise<void> {
    if (keys.length === 0) return;
    const kept = await get(id, form);
    const own = kept ? keysOf(kept) : [];
    await release(
      keys.filter((key) => !own.includes(key)),
      id,
    );
  }

  /** Releases keys last: without them, others could take the address of a lead that stays after all. */
  async function removeOne(record: LeadRecord): Promise<boolean> {
    const before = new Date();
    const { deletedCount } = await operators.leads[record.form].deleteOne(unchanged(record));
    // Since then, a retry may have taken them to store the lead again.
    if (deletedCount === 1) await release(keysOf(record), record.id, before);
    return deletedCount === 1;
  }

  function pageByTime(by: TimeIndex, range: TimeRange, limit: number): Promise<LeadRecord[]> {
    const isInRange = trusted('until' in range ? { $lte: range.until } : { $gt: range.after });
    return findRecords(formNames, (form) => leads[form].find({ [by]: isInRange }), { by, limit });
  }

  async function count(): Promise<LeadCount[]> {
    const counts = formNames.flatMap((form) =>
      leadStates.map(async (state) => ({ form, state, leads: await operators.leads[form].countDocuments({ state }) })),
    );
    return (await Promise.all(counts)).filter((each) => each.leads > 0);
  }

  async function* undelivered() {
    const withUndelivered = [{ waiting: trusted({ $gt: 0 }) }, { dead: trusted({ $gt: 0 }) }];
    for (const form of formNames) {
      const open = operators.leads[form].find({ $or: withUndelivered }, { deliveries: 1 }).lean<LeadDocument[]>();
      for await (const { deliveries = [] } of open.cursor()) yield* undeliveredOf(deliveries);
    }
  }

  async function readLog(log: LogName, { after = '', limit }: { after?: string; limit: number }) {
    const entries = operators.logs[log].find({ _id: trusted({ $gt: after }) }).sort({ _id: 1 });
    return (await entries.limit(limit).lean<LogDocument[]>()).map(toEntry);
  }

  const operations: Omit<RecordStore, 'scrub' | 'close'> = {
    insert,
    get,
    findByKey,
    update,
    remove: async (records) => (await Promise.all(records.map(removeOne))).filter(Boolean).length,
    pageByTime,
    page: (request) => readPage(operators.leads, request),
    findByAddress: (foldedEmail, limit) =>
      findRecords(formNames, (form) => operators.leads[form].find({ foldedEmail }), { by: '_id', limit }),
    forgetAddress: forget,
    // Undelivered messages are counted from the leads.
    async correctIndex() {
      await writeEndTimes(operators);
      await sweepKeys();
    },
    count,
    countUndelivered: () => countOf(undelivered()),
    replaceAll: (batches, since) => replaceAll(operators, batches, since),
    append: (log, { id, ...entry }) => attempt(visitors.logs[log].insertOne({ _id: id, ...entry })),
    readLog,
    check: async () => void (await ping()),
  };
  return { ...wrapOperations(operations, use), scrub: async () => true, close };
}
