import type { LeadAdministration } from '../store/lead-administration.ts';
import { isLead, type LeadRecord } from '../store/lead-record.ts';
import type { Lead } from '../store/lead-store.ts';
import { paged } from '../store/paging.ts';
import { type InboxQuery, isShown, toFilter } from './inbox-filter.ts';

/** Leads on one page. */
const PAGE = 25;
const READ_AT_ONCE = 200;
/** So many are looked at for one page; whoever wants to look further says so. */
const MOST_READ = 2_000;

/** A lead as the store keeps it. */
export type InboxLead = LeadRecord & Pick<Lead, 'state'>;

export interface Found {
  leads: InboxLead[];
  /** Id from which on there may be more. */
  next?: string | undefined;
}

/** Finds the newest leads that a query means, on from where the page before has ended. */
export async function findLeads({ readPage }: Pick<LeadAdministration, 'readPage'>, query: InboxQuery): Promise<Found> {
  const leads: InboxLead[] = [];
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
