import type { DeliveryPlan } from '../delivery/plan.ts';
import { changeAsSeen } from '../leads/change-as-seen.ts';
import { canRelease, releaseOf } from '../leads/release.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadNote, StoredLead } from '../store/lead-record.ts';

/** Actions on a lead, by their names in the audit log. */
export const inboxActions = ['note', 'answered', 'spam', 'reopen', 'release', 'erase'] as const;

export type InboxAction = (typeof inboxActions)[number];

/** Outcome of an action; its own name if it succeeded. */
export type ActionOutcome =
  | InboxAction
  | 'second-sign-up'
  | 'still-in-file'
  | 'still-in-backup'
  | 'nothing'
  | 'changed-meanwhile'
  | 'gone';

/** Checks whether an action was not done. */
export const isRefused = (outcome: ActionOutcome): boolean =>
  outcome === 'nothing' || outcome === 'changed-meanwhile' || outcome === 'gone';

export interface ActionParts {
  store: Pick<LeadAdministration, 'find' | 'edit' | 'release' | 'erase'>;
  plan: DeliveryPlan;
  hashAddress(email: string): string;
  /** Removes files about leads that no longer exist. */
  removeFiles(): Promise<void>;
  /** Returns the paths of backups that restores have made of the leads they replaced. */
  listReplacedLeads(): Promise<string[]>;
  newId(): string;
  clock(): Date;
  /** Wakes the courier. */
  wake(): void;
}

/** Action that a user takes on a lead. */
interface ActionRequest {
  action: InboxAction;
  /** Name of the user. */
  by: string;
  /** Fingerprint of the lead that the user saw. */
  seen: string;
  note: string;
}

/** Returns the result of the store, or undefined if there is nothing to change. */
async function change(lead: StoredLead, { action, by, note }: ActionRequest, { store, plan, clock }: ActionParts) {
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

const outcomeOfRelease = ({ state }: Pick<StoredLead, 'state'>): ActionOutcome =>
  state === 'refused' ? 'second-sign-up' : 'release';

/**
 * Checks whether the last change of a lead is the requested one, as after a double click. A lead does not record who reopened or
 * released it, but is then as requested.
 */
function isDone({ state, mark, notes = [] }: StoredLead, { action, by, note }: ActionRequest): boolean {
  const written = notes.at(-1);
  if (note && (written?.by !== by || written.text !== note)) return false;
  const notedAt = written?.at.getTime() ?? 0;
  const markedAt = mark?.at.getTime() ?? 0;
  switch (action) {
    case 'note':
      return note !== '' && notedAt >= markedAt;
    case 'answered':
    case 'spam':
      return mark?.as === action && mark.by === by && markedAt >= notedAt;
    case 'reopen':
      return mark === undefined;
    case 'release':
      return state !== 'quarantined' && mark === undefined;
    case 'erase':
      return false;
  }
}

/** Returns the outcome of an action on a lead that changed after it was shown. */
async function outcomeOfConflict(id: string, request: ActionRequest, { store }: ActionParts): Promise<ActionOutcome> {
  const lead = await store.find(id);
  if (!lead) return 'gone';
  if (!isDone(lead, request)) return 'changed-meanwhile';
  return request.action === 'release' ? outcomeOfRelease(lead) : request.action;
}

/**
 * Erases every lead of the person: requests for erasure are about people.
 * @returns `still-in-file` also if backups may hold the data: the command that its message names lists them
 */
async function erase({ fields }: StoredLead, parts: ActionParts): Promise<ActionOutcome> {
  const { store, hashAddress, removeFiles, listReplacedLeads, newId, clock } = parts;
  const address = foldAddress(fields.email ?? '');
  const note = { id: newId(), erasedAt: clock(), addressHash: hashAddress(address) };
  const { isOverwritten } = await store.erase(address, note);
  await removeFiles();
  if (!isOverwritten) return 'still-in-file';
  return (await listReplacedLeads()).length > 0 ? 'still-in-backup' : 'erase';
}

/** Applies an action to a lead once, unless another user has changed the lead since it was shown. */
export async function applyAction(id: string, request: ActionRequest, parts: ActionParts): Promise<ActionOutcome> {
  const lead = await parts.store.find(id);
  if (!lead) return 'gone';
  if (request.action === 'erase') return erase(lead, parts);
  const outcome = await changeAsSeen(parts.store, lead, request.seen, (found) => change(found, request, parts));
  if (!outcome) return 'nothing';
  if (outcome === 'unknown') return 'gone';
  if (outcome === 'changed-meanwhile') return outcomeOfConflict(id, request, parts);
  if (request.action !== 'release') return request.action;
  parts.wake();
  return outcomeOfRelease(outcome);
}
