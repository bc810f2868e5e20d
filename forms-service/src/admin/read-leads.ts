import type { LeadRecord } from '../store/lead-record.ts';
import type { LeadFilter, PageRequest } from '../store/record-store.ts';
import type { ReadableLeads } from './with-store.ts';

const PAGE = 500;

/** Reads page by page, so that any number of leads takes the same memory. */
export async function* readRecords(
  leads: ReadableLeads,
  request: Omit<PageRequest, 'limit' | 'after'>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<LeadRecord> {
  let left = limit;
  let after: string | undefined;
  while (left > 0) {
    const asked = Math.min(PAGE, left);
    const page = await leads.readPage({ ...request, after, limit: asked });
    yield* page;
    if (page.length < asked) return;
    left -= page.length;
    after = page.at(-1)?.id;
  }
}

/** A lead as programs get it: its fields beside its id, form, state and time. */
export const toRow = ({ id, form, state, createdAt, fields }: LeadRecord) => ({
  id,
  form,
  state,
  createdAt: createdAt.toISOString(),
  ...fields,
});

/** Reads leads as rows. */
export async function* readRows(
  leads: ReadableLeads,
  { limit, ...filter }: LeadFilter & { limit?: number },
  order: PageRequest['order'],
): AsyncGenerator<ReturnType<typeof toRow>> {
  for await (const record of readRecords(leads, { ...filter, order }, limit)) yield toRow(record);
}
