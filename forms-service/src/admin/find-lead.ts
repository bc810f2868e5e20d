import type { StoredLead } from '../store/lead-record.ts';
import { CommandFailed } from './command-failed.ts';
import type { ReadableLeads } from './with-store.ts';

/**
 * Finds a lead by its id as an operator has typed it.
 * @throws CommandFailed when there is no such lead
 */
export async function findLead(store: Pick<ReadableLeads, 'find'>, id: string): Promise<StoredLead> {
  const lead = await store.find(id.toLowerCase());
  if (lead) return lead;
  throw new CommandFailed(`There is no lead with the id ${id}.`);
}
