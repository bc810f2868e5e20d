import type { LeadAdministration } from '../store/lead-administration.ts';
import { isLead, type LeadRecord } from '../store/lead-record.ts';
import type { Lead } from '../store/lead-store.ts';
import { type InboxQuery, isShown, toFilter } from './inbox-filter.ts';

const PAGE = 25;
const READ_AT_ONCE = 200;
/** Leads read for one page; users continue a longer search themselves. */
const MOST_READ = 2_000;

/** Lead as stored. */
export type InboxLead = LeadRecord & Pick<Lead, 'state'>;

/** Page of search results. */
export interface LeadPage {
  leads: InboxLead[];
  /** Id after which there may be more. */
  next?: string | undefined;
}

/** Finds the next page of leads that match a query, newest first. */
export async function findLeads(
  { readPage }: Pick<LeadAdministration, 'readPage'>,
  query: InboxQuery,
): Promise<LeadPage> {
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
