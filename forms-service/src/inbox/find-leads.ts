import type { LeadAdministration } from '../store/lead-administration.ts';
import { isLead, type StoredLead } from '../store/lead-record.ts';
import { paged } from '../store/paging.ts';
import { type InboxQuery, isShown, toFilter } from './inbox-filter.ts';

const PAGE = 25;
const READ_AT_ONCE = 200;
/** Leads read for one page; users continue a longer search themselves. */
const MOST_READ = 2_000;

/** Page of search results. */
export interface LeadPage {
  leads: StoredLead[];
  /** Id after which there may be more. */
  next?: string | undefined;
}

/** Finds the next page of leads that match a query, newest first. */
export async function findLeads(
  { readPage }: Pick<LeadAdministration, 'readPage'>,
  query: InboxQuery,
): Promise<LeadPage> {
  const leads: StoredLead[] = [];
  const read: string[] = [];
  const readFiltered = (page: { limit: number }) => readPage({ ...toFilter(query), order: 'newest-first', ...page });
  const limits = { after: query.after, limit: MOST_READ, pageSize: READ_AT_ONCE };
  for await (const record of paged(readFiltered, limits)) {
    read.push(record.id);
    if (!isLead(record) || !isShown(query, record)) continue;
    if (leads.length === PAGE) return { leads, next: leads.at(-1)?.id };
    leads.push(record);
  }
  return { leads, ...(read.length === MOST_READ && { next: read.at(-1) }) };
}
