import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import { pagesOf } from '../store/paging.ts';
import type { LeadFilter, PageRequest } from '../store/record-store.ts';

type ReadablePages = Pick<LeadAdministration, 'readPage'>;

/** Requests the next item while the current one is in use. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  for (let reading = items.next(); ; ) {
    const { done, value } = await reading;
    if (done) return;
    reading = items.next();
    // A consumer that stops early never awaits it.
    reading.catch(() => undefined);
    yield value;
  }
}

/** Reads records page by page, each page while the one before is in use. */
export async function* readRecords(
  leads: ReadablePages,
  request: Omit<PageRequest, 'limit' | 'after'>,
  limit?: number,
): AsyncGenerator<LeadRecord> {
  const pages = pagesOf((page) => leads.readPage({ ...request, ...page }), { limit });
  for await (const page of readAhead(pages)) yield* page;
}

/** Flattens a lead: id, form, state and time, then its fields. */
export const toRow = ({ id, form, state, createdAt, fields }: LeadRecord) => ({
  id,
  form,
  state,
  createdAt: createdAt.toISOString(),
  ...fields,
});

/** Like {@link readRecords}, as rows. */
export async function* readRows(
  leads: ReadablePages,
  filter: LeadFilter,
  order: PageRequest['order'],
): AsyncGenerator<ReturnType<typeof toRow>> {
  for await (const record of readRecords(leads, { ...filter, order })) yield toRow(record);
}
