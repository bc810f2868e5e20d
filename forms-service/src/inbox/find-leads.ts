import type { LeadAdministration } from '../store/lead-administration.ts';
import { isLead, type LeadRecord } from '../store/lead-record.ts';
import type { Lead } from '../store/lead-store.ts';
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
  let { after } = query;
  for (let read = 0; read < MOST_READ; read += READ_AT_ONCE) {
    const page = await readPage({ ...toFilter(query), order: 'newest-first', after, limit: READ_AT_ONCE });
    for (const record of page) {
      if (!isLead(record) || !isShown(query, record)) continue;
      if (leads.length === PAGE) return { leads, next: leads.at(-1)?.id };
      leads.push(record);
    }
    after = page.at(-1)?.id;
    if (page.length < READ_AT_ONCE) return { leads };
  }
  return { leads, next: after };
}
