import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { Erasure, LeadRecord } from '../lead-archive.ts';
import type { ErasureModel } from './erasure-model.ts';
import type { LeadModel } from './lead-models.ts';
import { toDocument, toRecord } from './record-documents.ts';

const BATCH = 500;

interface Collections {
  models: Record<FormName, LeadModel>;
  erasures: ErasureModel;
}

/** Removes what is kept now and not among these, so that nothing stands in the way of a unique index. */
async function removeOthers(model: LeadModel, wanted: Set<string>): Promise<void> {
  let others: string[] = [];
  const remove = async () => {
    await model.deleteMany({ _id: trusted({ $in: others }) });
    others = [];
  };
  for await (const { _id } of model.find({}, { _id: 1 }).lean().cursor()) {
    if (!wanted.has(_id)) others.push(_id);
    if (others.length === BATCH) await remove();
  }
  await remove();
}

const isSame = (one: LeadRecord | undefined, other: LeadRecord) => JSON.stringify(one) === JSON.stringify(other);

/** Puts records in place; those that are there already, as they should be, are left alone. */
async function putAll(model: LeadModel, form: FormName, records: LeadRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id).toSorted();
  if (ids.length === 0) return;
  const range = trusted({ $gte: ids[0], $lte: ids.at(-1) });
  const documents = await model.find({ _id: range }).lean();
  const present = new Map(documents.map((document) => [document._id, toRecord(form, document)]));
  for (const record of records) {
    if (!present.has(record.id) || isSame(present.get(record.id), record)) continue;
    await model.replaceOne({ _id: record.id }, toDocument(record));
  }
  await model.insertMany(records.filter(({ id }) => !present.has(id)).map(toDocument));
}

/** See the archive's `restore`. Without transactions, it can stop half-way; doing it again completes it. */
export async function restoreRecords(
  { models, erasures }: Collections,
  batches: () => AsyncIterable<LeadRecord[]>,
  notes: Erasure[],
): Promise<void> {
  const wanted = new Set<string>();
  for await (const batch of batches()) for (const { id } of batch) wanted.add(id);
  for (const form of formNames) await removeOthers(models[form], wanted);
  for await (const batch of batches()) {
    for (const form of formNames)
      await putAll(
        models[form],
        form,
        batch.filter((record) => record.form === form),
      );
  }
  for (const { id, ...note } of notes) await erasures.replaceOne({ _id: id }, note, { upsert: true });
}
