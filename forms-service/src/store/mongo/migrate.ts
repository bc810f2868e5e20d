import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { inBatches } from '../../in-batches.ts';
import { keysOf, type LeadRecord } from '../lead-record.ts';
import { attempt } from './attempt.ts';
import { toDocument, toRecord, unchanged } from './documents.ts';
import type { LeadDocument, LeadModel, Models } from './lead-models.ts';

const BATCH = 500;
/** Indexes of the first version: keys and times by transport are in their place now. */
const FORMER = ['receipt.idempotencyKey_1', 'receipt.captcha.challengeId_1', 'soleAddress_1', 'dueAt_1'];

/** The second version kept for good what is kept of the newsletter and is no membership; of other forms, nothing has an end. */
const withoutEnd = { state: trusted({ $ne: 'stored' }), endedAt: null };

/** Gives records what they are found by. */
async function writeIndex(leads: LeadModel, records: LeadRecord[]): Promise<void> {
  const changes = records.map((record) => {
    const { foldedEmail, mailDueAt, webhookDueAt, waiting, delivered, endedAt } = toDocument(record);
    const update = { $set: { foldedEmail, mailDueAt, webhookDueAt, waiting, delivered, endedAt } };
    return { updateOne: { filter: unchanged(record), update } };
  });
  await leads.bulkWrite(changes);
}

/** Gives records of the first version their keys. */
async function takeKeys({ keys }: Models, records: LeadRecord[]): Promise<void> {
  const takenAt = new Date();
  const held = records.flatMap(({ id: lead, ...record }) =>
    keysOf(record).map((_id) => ({ insertOne: { document: { _id, lead, takenAt } } })),
  );
  if (held.length > 0) await attempt(keys.bulkWrite(held, { ordered: false }));
}

async function* recordsOf(form: FormName, documents: AsyncIterable<LeadDocument>): AsyncGenerator<LeadRecord> {
  for await (const document of documents) yield toRecord(form, document);
}

/** Also for what an instance of the second version keeps while it runs beside this one. */
export async function giveEnds({ leads }: Models): Promise<void> {
  const { newsletter } = leads;
  const found = newsletter.find(withoutEnd).lean<LeadDocument[]>().cursor();
  for await (const batch of inBatches(recordsOf('newsletter', found), BATCH)) await writeIndex(newsletter, batch);
}

/** Brings collections to the present version. It may be interrupted, and done by several instances at once. */
export async function migrate(models: Models): Promise<void> {
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
  await giveEnds(models);
}
