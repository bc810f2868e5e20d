import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { keysOf } from '../lead-record.ts';
import { attempt } from './attempt.ts';
import { toDocument, toRecord, unchanged } from './documents.ts';
import type { LeadDocument, Models } from './lead-models.ts';

const BATCH = 500;
/** Indexes of the first version: keys and times by transport are in their place now. */
const FORMER = ['receipt.idempotencyKey_1', 'receipt.captcha.challengeId_1', 'soleAddress_1', 'dueAt_1'];

/** The second version kept for good what is kept of the newsletter and is no membership; of other forms, nothing has an end. */
const withoutEnd = (form: FormName) =>
  form === 'newsletter' ? { state: trusted({ $ne: 'stored' }), endedAt: null } : { _id: trusted({ $in: [] }) };

/** Gives leads of former versions their keys, and what they are found by. */
async function upgrade({ leads, keys }: Models, form: FormName, documents: LeadDocument[]): Promise<void> {
  const records = documents.map((document) => toRecord(form, document));
  const takenAt = new Date();
  const held = records.flatMap(({ id: lead, ...record }) =>
    keysOf(record).map((_id) => ({ insertOne: { document: { _id, lead, takenAt } } })),
  );
  if (held.length > 0) await attempt(keys.bulkWrite(held, { ordered: false }));
  const changes = records.map((record) => {
    const { foldedEmail, mailDueAt, webhookDueAt, waiting, delivered, endedAt } = toDocument(record);
    const update = { $set: { foldedEmail, mailDueAt, webhookDueAt, waiting, delivered, endedAt } };
    return { updateOne: { filter: unchanged(record), update } };
  });
  await leads[form].bulkWrite(changes);
}

/** Brings collections to the present version. It may be interrupted, and done by several instances at once. */
export async function migrate(models: Models): Promise<void> {
  for (const form of formNames) {
    const model = models.leads[form];
    await model.createIndexes();
    const indexes = (await model.collection.indexes()).map(({ name }) => name ?? '');
    const former = indexes.filter((name) => FORMER.includes(name));
    const batch: LeadDocument[] = [];
    const changed = former.length > 0 ? {} : withoutEnd(form);
    for await (const document of model.find(changed).lean<LeadDocument[]>().cursor()) {
      batch.push(document);
      if (batch.length === BATCH) await upgrade(models, form, batch.splice(0));
    }
    if (batch.length > 0) await upgrade(models, form, batch);
    for (const name of former) await model.collection.dropIndex(name);
  }
}
