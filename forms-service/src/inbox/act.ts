import type { DeliveryPlan } from '../delivery/plan.ts';
import { canRelease, releaseOf } from '../leads/release.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import { isLead, type LeadNote, type LeadRecord } from '../store/lead-record.ts';
import type { InboxLead } from './find-leads.ts';

/** What somebody can do with a lead; names of the audit log. */
export const inboxActions = ['note', 'answered', 'spam', 'reopen', 'release', 'erase'] as const;

export type InboxAction = (typeof inboxActions)[number];

/** What came of it. */
export type Acted = InboxAction | 'second-sign-up' | 'still-in-file' | 'nothing' | 'changed-meanwhile' | 'gone';

export interface ActParts {
  store: Pick<LeadAdministration, 'find' | 'edit' | 'release' | 'erase'>;
  plan: DeliveryPlan;
  hashAddress(email: string): string;
  /** Removes what files still have of leads that are gone. */
  removeFiles(): Promise<void>;
  newId(): string;
  clock(): Date;
  /** Says that something may be due for delivery. */
  wake(): void;
}

/** Who does what. */
export interface Act {
  action: InboxAction;
  by: string;
  /** What {@link seenOf} said when they looked. */
  seen: string;
  note: string;
}

/** What colleagues do to a lead; that a mail about it has left meanwhile is no reason to look again. */
export const seenOf = ({ state, mark, notes = [] }: LeadRecord): string =>
  [state, mark?.as ?? 'open', mark?.at.getTime() ?? 0, notes.length].join('.');

/** @returns what the store has made of it; undefined when there is nothing to change */
function change(lead: InboxLead, { action, by, note }: Act, { store, plan, clock }: ActParts) {
  const at = clock();
  const written: LeadNote[] = note ? [{ at, by, text: note }] : [];
  const notes = [...(lead.notes ?? []), ...written];
  switch (action) {
    case 'note':
      return note ? store.edit(lead, { notes }) : undefined;
    case 'answered':
    case 'spam':
      return store.edit(lead, { notes, mark: { as: action, at, by } });
    case 'reopen':
      return store.edit(lead, { notes, mark: undefined });
    case 'release':
      return canRelease(lead) ? store.release(lead, { ...releaseOf(lead, plan, at), notes }) : undefined;
    case 'erase':
      return undefined;
  }
}

/**
 * Erases the person, not one lead: it is they who ask for it.
 * @returns whether nothing of it is left in the file of the database either
 */
async function erase({ fields }: InboxLead, { store, hashAddress, removeFiles, newId, clock }: ActParts) {
  const address = foldAddress(fields.email ?? '');
  const note = { id: newId(), erasedAt: clock(), addressHash: hashAddress(address) };
  const { isOverwritten } = await store.erase(address, note);
  await removeFiles();
  return isOverwritten;
}

/** Does something with a lead that is still as somebody has seen it. */
export async function act(id: string, asked: Act, parts: ActParts): Promise<Acted> {
  const lead = await parts.store.find(id);
  if (!lead || !isLead(lead)) return 'gone';
  if (asked.action === 'erase') return (await erase(lead, parts)) ? 'erase' : 'still-in-file';
  if (seenOf(lead) !== asked.seen) return 'changed-meanwhile';
  const outcome = await change(lead, asked, parts);
  if (!outcome) return 'nothing';
  // Whoever was faster may have been the dispatcher: what colleagues have done is looked at again.
  if (outcome === 'changed-meanwhile' || outcome === 'unknown') return act(id, asked, parts);
  if (asked.action !== 'release') return asked.action;
  parts.wake();
  return outcome.state === 'refused' ? 'second-sign-up' : 'release';
}
