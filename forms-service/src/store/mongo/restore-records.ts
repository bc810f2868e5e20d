import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { Erasure, LeadRecord } from '../lead-archive.ts';
import type { ErasureModel } from './erasure-model.ts';
import type { LeadModel } from './lead-models.ts';
import { toDocument } from './record-documents.ts';

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

async function putAll(model: LeadModel, records: LeadRecord[]): Promise<void> {
  if (records.length === 0) return;
  await model.bulkWrite(
    records.map((record) => ({
      replaceOne: { filter: { _id: record.id }, replacement: toDocument(record), upsert: true },
    })),
  );
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
        batch.filter((record) => record.form === form),
      );
  }
  for (const { id, ...note } of notes) await erasures.replaceOne({ _id: id }, note, { upsert: true });
}
