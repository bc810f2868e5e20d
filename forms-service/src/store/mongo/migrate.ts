import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { inBatches } from '../../in-batches.ts';
import { indexOf, type LeadRecord } from '../lead-record.ts';
import { attempt } from './attempt.ts';
import { toKeys, toRecord, unchanged } from './documents.ts';
import type { LeadDocument, LeadModel, Models } from './lead-models.ts';

const BATCH = 500;
/** Indexes of the first version, replaced by keys and due times per transport. */
const FORMER = ['receipt.idempotencyKey_1', 'receipt.captcha.challengeId_1', 'soleAddress_1', 'dueAt_1'];

/** Newsletter records without a membership, which the second version never expired; other forms have no end time. */
const withoutEnd = { state: trusted({ $ne: 'stored' }), endedAt: null };

/** Writes the index fields of records. */
async function writeIndex(leads: LeadModel, records: LeadRecord[]): Promise<void> {
  const changeOf = (record: LeadRecord) => ({ filter: unchanged(record), update: { $set: indexOf(record) } });
  await leads.bulkWrite(records.map((record) => ({ updateOne: changeOf(record) })));
}

/** Creates the keys of records of the first version. */
async function takeKeys({ keys }: Models, records: LeadRecord[]): Promise<void> {
  const inserts = records.flatMap(toKeys).map((document) => ({ insertOne: { document } }));
  await attempt(keys.bulkWrite(inserts, { ordered: false }));
}

async function* recordsOf(form: FormName, documents: AsyncIterable<LeadDocument>): AsyncGenerator<LeadRecord> {
  for await (const document of documents) yield toRecord(form, document);
}

/** Writes end times of records by the second version, which may run alongside this one. */
export async function writeEndTimes({ leads }: Models): Promise<void> {
  const { newsletter } = leads;
  const found = newsletter.find(withoutEnd).lean<LeadDocument[]>().cursor();
  for await (const batch of inBatches(recordsOf('newsletter', found), BATCH)) await writeIndex(newsletter, batch);
}

/** Migrates collections to the current version. May be interrupted, and run by several instances at the same time. */
export async function migrate(models: Models): Promise<void> {
  await models.keys.createIndexes();
  for (const form of formNames) {
    const model = models.leads[form];
    await model.createIndexes();
    const indexes = (await model.collection.indexes()).map(({ name }) => name ?? '');
    const former = indexes.filter((name) => FORMER.includes(name));
    if (former.length === 0) continue;
    const documents = model.find().lean<LeadDocument[]>().cursor();
    for await (const batch of inBatches(recordsOf(form, documents), BATCH)) {
      await takeKeys(models, batch);
      await writeIndex(model, batch);
    }
    for (const name of former) await model.collection.dropIndex(name);
  }
  await writeEndTimes(models);
}
