import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import type { LeadFilter, PageRequest } from '../store/record-store.ts';

const PAGE = 1_000;

type ReadablePages = Pick<LeadAdministration, 'readPage'>;

/** Reads page by page, so that any number of leads takes the same memory; the next one while this one is used. */
export async function* readRecords(
  leads: ReadablePages,
  request: Omit<PageRequest, 'limit' | 'after'>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<LeadRecord> {
  const readAfter = async (left: number, after?: string) => {
    const asked = Math.min(PAGE, left);
    const page = await leads.readPage({ ...request, after, limit: asked });
    return { page, left: page.length < asked ? 0 : left - asked };
  };
  let reading = readAfter(limit);
  for (let left = limit; left > 0; ) {
    const { page, left: rest } = await reading;
    left = rest;
    if (left > 0) {
      reading = readAfter(left, page.at(-1)?.id);
      // Who stops reading early does not wait for it.
      reading.catch(() => undefined);
    }
    yield* page;
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
  leads: ReadablePages,
  { limit, ...filter }: LeadFilter & { limit?: number },
  order: PageRequest['order'],
): AsyncGenerator<ReturnType<typeof toRow>> {
  for await (const record of readRecords(leads, { ...filter, order }, limit)) yield toRow(record);
}
