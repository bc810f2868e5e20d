import type { DeliveryPlan } from '../delivery/plan.ts';
import { formRules } from '../forms/forms.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { LeadAdministration, LeadEdit } from '../store/lead-administration.ts';
import { isLead, type LeadNote, type LeadRecord } from '../store/lead-record.ts';
import type { InboxLead } from './find-leads.ts';

/** What somebody can do with a lead; names of the audit log. */
export const inboxActions = ['note', 'answered', 'spam', 'reopen', 'release', 'erase'] as const;

export type InboxAction = (typeof inboxActions)[number];

/** What came of it. */
export type Acted = InboxAction | 'still-in-file' | 'nothing' | 'changed-meanwhile' | 'gone';

export interface ActParts {
  store: Pick<LeadAdministration, 'find' | 'edit' | 'erase'>;
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

/** A subscription is confirmed by who owns the address, by nobody else. */
export const canRelease = ({ state, form }: Pick<InboxLead, 'state' | 'form'>): boolean =>
  state === 'quarantined' && !formRules[form].isMembership;

/** @returns undefined when there is nothing to change */
function editOf(lead: InboxLead, { action, by, note }: Act, { plan, clock }: ActParts): LeadEdit | undefined {
  const at = clock();
  const written: LeadNote[] = note ? [{ at, by, text: note }] : [];
  const notes = [...(lead.notes ?? []), ...written];
  switch (action) {
    case 'note':
      return note ? { notes } : undefined;
    case 'answered':
    case 'spam':
      return { notes, mark: { as: action, at, by } };
    case 'reopen':
      return { notes, mark: undefined };
    case 'release':
      return canRelease(lead)
        ? { notes, state: 'stored', deliveries: [...lead.deliveries, ...plan.released(lead.form, at)] }
        : undefined;
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
  const edit = editOf(lead, asked, parts);
  if (!edit) return 'nothing';
  const outcome = await parts.store.edit(lead, edit);
  // Whoever was faster may have been the dispatcher: what colleagues have done is looked at again.
  if (outcome === 'changed-meanwhile' || outcome === 'unknown') return act(id, asked, parts);
  if (asked.action === 'release') parts.wake();
  return asked.action;
}
