import type { FormName } from '@site/contracts/forms';
import { formRules } from '../forms/forms.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import { paged } from '../store/paging.ts';

/** Unreviewed quarantined leads of one form. */
export interface Unreviewed {
  form: FormName;
  leads: number;
  /** Submission time of the oldest. */
  oldest: Date;
}

type Readable = Pick<LeadAdministration, 'readPage'>;

/** Subscriptions need no review: their owners confirm them by mail. */
const reviewedForms = Object.values(formRules).flatMap(({ form, isMembership }) => (isMembership ? [] : [form]));

/** Yields unreviewed leads of one form, oldest first. */
async function* readUnreviewed(store: Readable, form: FormName): AsyncGenerator<LeadRecord> {
  const quarantined = { form, state: 'quarantined', order: 'oldest-first' } as const;
  for await (const record of paged((page) => store.readPage({ ...quarantined, ...page })))
    if (!record.mark) yield record;
}

async function findFirst(store: Readable, form: FormName, except: ReadonlySet<string>) {
  for await (const record of readUnreviewed(store, form)) if (!except.has(record.id)) return record;
  return undefined;
}

/**
 * Finds the oldest unreviewed lead of any form.
 * @param except ids of leads that do not count
 */
export async function findOldestUnreviewed(
  store: Readable,
  except: ReadonlySet<string> = new Set(),
): Promise<LeadRecord | undefined> {
  const first = await Promise.all(reviewedForms.map((form) => findFirst(store, form, except)));
  return first
    .filter((record): record is LeadRecord => record !== undefined)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
}

/** Counts unreviewed leads by form. */
export async function countUnreviewed(store: Readable): Promise<Unreviewed[]> {
  const counts: Unreviewed[] = [];
  for (const form of reviewedForms) {
    let found: Unreviewed | undefined;
    for await (const { createdAt } of readUnreviewed(store, form))
      found = { form, oldest: createdAt, ...found, leads: (found?.leads ?? 0) + 1 };
    if (found) counts.push(found);
  }
  return counts;
}
