import { isDeepStrictEqual } from 'node:util';
import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { inBatches } from '../../in-batches.ts';
import { firstIdAt } from '../first-id-at.ts';
import type { LeadRecord } from '../lead-record.ts';
import { toDocument, toKeys, toRecord } from './documents.ts';
import type { KeyDocument, LeadDocument, Models } from './lead-models.ts';

const BATCH = 500;
/** Changes per message: the test server hangs with a hundred. */
const MESSAGE = 30;
/** Sorts after every id. */
const LAST = 'g';

/** Replacement of an id range of one form. */
interface Piece {
  form: FormName;
  records: LeadRecord[];
  after: string;
  last: string;
  /** Records with greater ids are kept. */
  limit: string;
}

/** Removes keys, then leads, including leads whose keys now belong to others. */
async function removeAll({ leads, keys }: Models, form: FormName, records: LeadRecord[]): Promise<void> {
  const held = records.flatMap(toKeys);
  await keys.bulkWrite(held.map(({ _id, lead }) => ({ deleteOne: { filter: { _id, lead } } })));
  await leads[form].bulkWrite(records.map(({ id: _id }) => ({ deleteOne: { filter: { _id } } })));
}

/**
 * Removes unwanted records.
 * @returns ids of records that are identical or kept
 */
async function removeOthers(models: Models, { form, records, after, last, limit }: Piece): Promise<Set<string>> {
  const wanted = new Map(records.map((record) => [record.id, record]));
  const untouched = new Set<string>();
  const others: LeadRecord[] = [];
  const range = models.leads[form].find({ _id: trusted({ $gt: after, $lte: last }) });
  for await (const document of range.lean<LeadDocument[]>().cursor()) {
    const found = toRecord(form, document);
    const instead = wanted.get(found.id);
    if (found.id > limit) untouched.add(found.id);
    else if (!instead) others.push(found);
    else if (isDeepStrictEqual(toDocument(found), toDocument(instead))) untouched.add(found.id);
    if (others.length === BATCH) await removeAll(models, form, others.splice(0));
  }
  await removeAll(models, form, others);
  return untouched;
}

/** Returns a write that inserts or replaces a document. */
const put = <Document extends { _id: string }>(replacement: Document) => ({
  replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
});

/** Filters out keys held by kept leads. */
async function withoutKept(keys: Models['keys'], wanted: KeyDocument[], limit: string): Promise<KeyDocument[]> {
  const ids = wanted.map(({ _id }) => _id);
  const kept = await keys.find({ _id: trusted({ $in: ids }), lead: trusted({ $gt: limit }) }).lean();
  return wanted.filter(({ _id }) => !kept.some((each) => each._id === _id));
}

async function putAll({ leads, keys }: Models, { form, records, limit }: Omit<Piece, 'after' | 'last'>): Promise<void> {
  for await (const batch of inBatches(records, MESSAGE)) {
    const held = await withoutKept(keys, batch.flatMap(toKeys), limit);
    await keys.bulkWrite(held.map(put));
    await leads[form].bulkWrite(batch.map(toDocument).map(put));
  }
}

/** Implements `replaceAll`. Without transactions, it may stop halfway; repeating it completes it. */
export async function replaceAll(
  models: Models,
  batches: AsyncIterable<LeadRecord[]>,
  since: Date | undefined,
): Promise<void> {
  const limit = since ? firstIdAt(since) : LAST;
  let after = '';
  const replaceUpTo = async (last: string, batch: LeadRecord[]) => {
    for (const form of formNames) {
      const records = batch.filter((record) => record.form === form);
      const untouched = await removeOthers(models, { form, records, after, last, limit });
      // Most records are already identical and need no write.
      await putAll(models, { form, records: records.filter(({ id }) => !untouched.has(id)), limit });
    }
    after = last;
  };
  for await (const batch of batches) await replaceUpTo(batch.at(-1)?.id ?? after, batch);
  await replaceUpTo(limit, []);
}
