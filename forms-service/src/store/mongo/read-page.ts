import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { DeliveryState } from '../delivery.ts';
import { firstIdAt } from '../first-id-at.ts';
import type { LeadRecord } from '../lead-record.ts';
import type { PageRequest } from '../record-store.ts';
import { toRecord } from './documents.ts';
import type { LeadModel, Models } from './lead-models.ts';

/** Suffix that sorts after every continuation of a prefix. */
const END = '\u{10ffff}';

const isThere = trusted({ $gt: 0 });

const withDeliveries: Record<DeliveryState, object> = {
  waiting: { waiting: isThere },
  dead: { dead: isThere },
  delivered: { delivered: isThere },
};

/** Builds the query of a page for one form. */
function pageQuery(model: LeadModel, page: PageRequest) {
  const { order, after, since, until, state, deliveries, address, receipts, limit } = page;
  const newestFirst = order === 'newest-first';
  const query = model.find().sort({ _id: newestFirst ? -1 : 1 });
  if (after) query.and([{ _id: trusted(newestFirst ? { $lt: after } : { $gt: after }) }]);
  if (since) query.and([{ _id: trusted({ $gte: firstIdAt(since) }) }]);
  if (until) query.and([{ _id: trusted({ $lt: firstIdAt(until) }) }]);
  if (state) query.and([{ state }]);
  if (address) query.and([{ foldedEmail: trusted({ $gte: address, $lt: address + END }) }]);
  if (deliveries) query.and([withDeliveries[deliveries]]);
  if (!receipts && !state) query.and([{ state: trusted({ $ne: 'repeat' }) }]);
  return query.limit(limit);
}

const inOrder = (order: PageRequest['order']) => (a: LeadRecord, b: LeadRecord) =>
  a.id < b.id === (order === 'oldest-first') ? -1 : 1;

/** Reads a page over all requested forms: a full page of each, merged. */
export async function readPage(leads: Models['leads'], page: PageRequest): Promise<LeadRecord[]> {
  const readForm = async (form: FormName) =>
    (await pageQuery(leads[form], page).lean()).map((document) => toRecord(form, document));
  const perForm = await Promise.all((page.form ? [page.form] : formNames).map(readForm));
  return perForm.flat().sort(inOrder(page.order)).slice(0, page.limit);
}
