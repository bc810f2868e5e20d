import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord, StoredLead } from '../store/lead-record.ts';

/** Returns a fingerprint of everything users change; a mail sent since then does not alter it. */
export const seenOf = ({ state, mark, notes = [] }: LeadRecord): string =>
  [state, mark?.as ?? 'open', mark?.at.getTime() ?? 0, notes.length].join('.');

/**
 * Changes a lead unless another user has changed it since it was seen. The courier may change it meanwhile, which is
 * no conflict.
 * @param seen result of {@link seenOf} for the lead that the user saw
 * @param change changes the lead at its revision; called again after the courier was faster
 * @returns the result of the change; `changed-meanwhile` when another user was faster
 */
export async function changeAsSeen<Result>(
  store: Pick<LeadAdministration, 'find'>,
  lead: StoredLead,
  seen: string,
  change: (lead: StoredLead) => Promise<Result>,
): Promise<Result | 'changed-meanwhile' | 'unknown'> {
  if (seenOf(lead) !== seen) return 'changed-meanwhile';
  const outcome = await change(lead);
  if (outcome !== 'changed-meanwhile') return outcome;
  const found = await store.find(lead.id);
  return found ? changeAsSeen(store, found, seen, change) : 'unknown';
}
