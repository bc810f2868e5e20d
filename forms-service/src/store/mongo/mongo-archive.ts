import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { DeliveryState } from '../delivery.ts';
import { firstIdAt } from '../first-id-at.ts';
import type { Erasure, LeadArchive, LeadCount, LeadRecord, PageRequest, PurgeRequest } from '../lead-archive.ts';
import type { LeadState } from '../lead-store.ts';
import { unchangedSince } from '../subscription.ts';
import type { ErasureModel } from './erasure-model.ts';
import type { LeadDocument, LeadModel } from './lead-models.ts';
import { toRecord } from './record-documents.ts';
import { restoreRecords } from './restore-records.ts';
import { toLead } from './to-lead.ts';

const escapeForPattern = (text: string) => text.replaceAll(/[^a-z0-9@]/gi, '\\$&');

const withDeliveries: Record<DeliveryState, object> = {
  waiting: { dueAt: trusted({ $exists: true }) },
  dead: { dead: trusted({ $gt: 0 }) },
  delivered: { 'deliveries.state': 'delivered' },
};

const isLead = { state: trusted({ $ne: 'repeat' }) };

const inOrder = (order: PageRequest['order']) => (a: LeadRecord, b: LeadRecord) =>
  a.id < b.id === (order === 'oldest-first') ? -1 : 1;

/** What operators do, in the collections of all forms. */
export function createMongoArchive(
  models: Record<FormName, LeadModel>,
  erasures: ErasureModel,
  use: <Result>(work: () => Promise<Result>) => Promise<Result>,
): LeadArchive {
  async function readForm(form: FormName, page: PageRequest): Promise<LeadRecord[]> {
    const { order, after, since, until, state, deliveries, receipts, limit } = page;
    const newestFirst = order === 'newest-first';
    const query = models[form].find().sort({ _id: newestFirst ? -1 : 1 });
    if (after) query.and([{ _id: trusted(newestFirst ? { $lt: after } : { $gt: after }) }]);
    if (since) query.and([{ _id: trusted({ $gte: firstIdAt(since) }) }]);
    if (until) query.and([{ _id: trusted({ $lt: firstIdAt(until) }) }]);
    if (state) query.and([{ state }]);
    if (deliveries) query.and([withDeliveries[deliveries]]);
    if (!receipts) query.and([isLead]);
    return (await query.limit(limit).lean()).map((document) => toRecord(form, document));
  }

  async function readPage(page: PageRequest): Promise<LeadRecord[]> {
    const forms = page.form ? [page.form] : formNames;
    const perForm = await Promise.all(forms.map((form) => readForm(form, page)));
    return perForm.flat().sort(inOrder(page.order)).slice(0, page.limit);
  }

  async function find(id: string): Promise<LeadRecord | undefined> {
    for (const form of formNames) {
      const document = await models[form].findOne({ _id: id, ...isLead }).lean();
      if (document) return toRecord(form, document);
    }
    return undefined;
  }

  async function count(): Promise<LeadCount[]> {
    const counts = formNames.map(async (form) => {
      const groups = await models[form].aggregate<{ _id: LeadState | 'repeat'; leads: number }>([
        { $group: { _id: '$state', leads: { $sum: 1 } } },
      ]);
      return groups.flatMap(({ _id: state, leads }) => (state === 'repeat' ? [] : [{ form, state, leads }]));
    });
    return (await Promise.all(counts)).flat();
  }

  async function purge({ form, before, limit }: PurgeRequest): Promise<number> {
    const old = models[form].find({ _id: trusted({ $lt: firstIdAt(before) }) }, { _id: 1 }).sort({ _id: 1 });
    const ids = (await old.limit(limit).lean()).map(({ _id }) => _id);
    const { deletedCount } = await models[form].deleteMany({ _id: trusted({ $in: ids }) });
    return deletedCount;
  }

  async function purgeEnded({ before, limit }: Omit<PurgeRequest, 'form'>): Promise<number> {
    const ended = { state: 'unsubscribed' as const };
    const ids: string[] = [];
    for await (const document of models.newsletter.find(ended).lean<LeadDocument[]>().cursor()) {
      if (unchangedSince(toLead('newsletter', document)) < before) ids.push(document._id);
      if (ids.length === limit) break;
    }
    // Who has come back meanwhile stays.
    const { deletedCount } = await models.newsletter.deleteMany({ ...ended, _id: trusted({ $in: ids }) });
    return deletedCount;
  }

  async function erase(address: string, note: Omit<Erasure, 'leads'>): Promise<Erasure> {
    const owned = { email: trusted({ $regex: `^${escapeForPattern(address)}$`, $options: 'i' }) };
    const counts = await Promise.all(
      formNames.map(async (form) => [form, await models[form].countDocuments({ ...owned, ...isLead })] as const),
    );
    const erasure = { ...note, leads: Object.fromEntries(counts.filter(([, leads]) => leads > 0)) };
    // The note comes first: whatever happens then, erasing can be repeated, but is not forgotten.
    const { id, ...rest } = erasure;
    await erasures.insertOne({ _id: id, ...rest });
    await Promise.all(formNames.map((form) => models[form].deleteMany(owned)));
    return erasure;
  }

  async function readErasures(): Promise<Erasure[]> {
    const documents = await erasures.find().sort({ _id: 1 }).lean();
    return documents.map(({ _id: id, erasedAt, addressHash, leads }) => ({ id, erasedAt, addressHash, leads }));
  }

  return {
    readPage: (page) => use(() => readPage(page)),
    find: (id) => use(() => find(id)),
    count: () => use(count),
    purge: (request) => use(() => purge(request)),
    purgeEnded: (request) => use(() => purgeEnded(request)),
    erase: (address, note) => use(() => erase(address, note)),
    readErasures: () => use(readErasures),
    restore: (batches, notes) => use(() => restoreRecords({ models, erasures }, batches, notes)),
  };
}
