import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { keysOf, type LeadRecord } from '../lead-record.ts';
import { toDocument, toRecord } from './documents.ts';
import type { LeadDocument, Models } from './lead-models.ts';

const BATCH = 500;
/** Greater than every id. */
const LAST = 'g';

/** Piece of the records of one form: all that is wanted after one id, up to another. */
interface Piece {
  form: FormName;
  records: LeadRecord[];
  after: string;
  last: string;
}

/** Removes leads with their keys, also those whose keys another lead has got meanwhile. */
async function removeAll({ leads, keys }: Models, form: FormName, records: LeadRecord[]): Promise<void> {
  if (records.length === 0) return;
  await leads[form].bulkWrite(records.map(({ id: _id }) => ({ deleteOne: { filter: { _id } } })));
  const held = records.flatMap((record) => keysOf(record).map((_id) => ({ _id, lead: record.id })));
  if (held.length > 0) await keys.bulkWrite(held.map((filter) => ({ deleteOne: { filter } })));
}

async function removeOthers(models: Models, { form, records, after, last }: Piece): Promise<void> {
  const wanted = new Set(records.map(({ id }) => id));
  const others: LeadRecord[] = [];
  const range = models.leads[form].find({ _id: trusted({ $gt: after, $lte: last }) });
  for await (const document of range.lean<LeadDocument[]>().cursor()) {
    if (!wanted.has(document._id)) others.push(toRecord(form, document));
    if (others.length === BATCH) await removeAll(models, form, others.splice(0));
  }
  await removeAll(models, form, others);
}

async function putAll({ leads, keys }: Models, { form, records }: Piece): Promise<void> {
  if (records.length === 0) return;
  const takenAt = new Date();
  const held = records.flatMap((record) => keysOf(record).map((_id) => ({ _id, lead: record.id, takenAt })));
  if (held.length > 0)
    await keys.bulkWrite(
      held.map((replacement) => ({
        replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
      })),
    );
  const documents = records.map(toDocument);
  await leads[form].bulkWrite(
    documents.map((replacement) => ({
      replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
    })),
  );
}

/** See the store's `replaceAll`. Without transactions, it can stop half-way; doing it again completes it. */
export async function replaceAll(models: Models, batches: AsyncIterable<LeadRecord[]>): Promise<void> {
  let after = '';
  const replaceUpTo = async (last: string, batch: LeadRecord[]) => {
    for (const form of formNames) {
      const piece = { form, records: batch.filter((record) => record.form === form), after, last };
      await removeOthers(models, piece);
      await putAll(models, piece);
    }
    after = last;
  };
  for await (const batch of batches) await replaceUpTo(batch.at(-1)?.id ?? after, batch);
  await replaceUpTo(LAST, []);
}
