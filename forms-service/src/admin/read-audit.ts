import type { AuditEntry } from '../store/lead-administration.ts';
import type { ReadableLeads } from './with-store.ts';

const PAGE = 500;

/** Reads page by page who did what, oldest first. */
export async function* readAudit(leads: Pick<ReadableLeads, 'readAudit'>): AsyncGenerator<AuditEntry> {
  for (let after: string | undefined; ; ) {
    const page = await leads.readAudit({ after, limit: PAGE });
    yield* page;
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}
