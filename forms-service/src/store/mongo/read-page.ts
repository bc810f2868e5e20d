import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { firstIdAt } from '../first-id-at.ts';
import type { LeadRecord } from '../lead-record.ts';
import type { PageRequest, TimeIndex } from '../record-store.ts';
import { toRecord } from './documents.ts';
import type { LeadDocument, LeadModel, Models } from './lead-models.ts';

/** Suffix that sorts after every continuation of a prefix. */
const END = '\u{10ffff}';

/** Builds the query of a page for one form. */
function pageQuery(model: LeadModel, page: PageRequest) {
  const { order, after, since, until, state, deliveries, address, receipts } = page;
  const newestFirst = order === 'newest-first';
  const query = model.find();
  if (after) query.and([{ _id: trusted(newestFirst ? { $lt: after } : { $gt: after }) }]);
  if (since) query.and([{ _id: trusted({ $gte: firstIdAt(since) }) }]);
  if (until) query.and([{ _id: trusted({ $lt: firstIdAt(until) }) }]);
  if (state) query.and([{ state }]);
  if (address) query.and([{ foldedEmail: trusted({ $gte: address, $lt: address + END }) }]);
  if (deliveries) query.and([{ [deliveries]: trusted({ $gt: 0 }) }]);
  if (!receipts && !state) query.and([{ state: trusted({ $ne: 'repeat' }) }]);
  return query;
}

/** Finds records of several forms: a full page of each, merged. */
export async function findRecords(
  forms: readonly FormName[],
  query: (form: FormName) => ReturnType<LeadModel['find']>,
  { by, direction = 1, limit }: { by: '_id' | TimeIndex; direction?: 1 | -1; limit: number },
): Promise<LeadRecord[]> {
  const pages = forms.map(async (form) => {
    const documents = await query(form)
      .sort({ [by]: direction })
      .limit(limit)
      .lean<LeadDocument[]>();
    return documents.map((document) => ({ key: document[by] as string | Date, record: toRecord(form, document) }));
  });
  const found = (await Promise.all(pages)).flat();
  found.sort((a, b) => direction * (Number(a.key > b.key) - Number(a.key < b.key)));
  return found.slice(0, limit).map(({ record }) => record);
}

/** Reads a page over all requested forms. */
export const readPage = (leads: Models['leads'], page: PageRequest): Promise<LeadRecord[]> =>
  findRecords(page.form ? [page.form] : formNames, (form) => pageQuery(leads[form], page), {
    by: '_id',
    direction: page.order === 'newest-first' ? -1 : 1,
    limit: page.limit,
  });
