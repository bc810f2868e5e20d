import { outboxKeys } from '../delivery.ts';
import { type Lead, StoreUnavailable } from '../lead-store.ts';
import { type LockModel, withLock } from './lead-lock.ts';
import type { LeadDocument, LeadModel } from './lead-models.ts';

/** State, deliveries, and what they are found by, as they are kept in a document. */
export function documentFields({ state, deliveries }: Pick<LeadDocument, 'state'> & Pick<Lead, 'deliveries'>) {
  const { dueAt, dead } = outboxKeys(deliveries);
  return { state, deliveries, dueAt, dead: dead || undefined };
}

type Changed = Parameters<typeof documentFields>[0] & Partial<Pick<LeadDocument, 'receipt'>>;

export interface LeadChange {
  model: LeadModel;
  locks: LockModel;
  /** What the lead is found by. */
  filter: { _id: string } | { soleAddress: string };
  /** Says what becomes of the lead, perhaps twice; undefined leaves it as it is. */
  change(found: LeadDocument): Changed | undefined;
  /** False: skip the lead when somebody else is changing it. */
  mayWait?: boolean;
}

const absentOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [[name, 1]] : [])));

async function write(model: LeadModel, found: LeadDocument, { receipt, ...changed }: Changed): Promise<void> {
  const revision = (found.revision ?? 0) + 1;
  const fields = { ...documentFields(changed), ...(receipt && { receipt }), revision };
  const unchanged = { _id: found._id, revision: found.revision ?? null };
  const { modifiedCount } = await model.updateOne(unchanged, { $set: fields, $unset: absentOf(fields) });
  if (modifiedCount === 0) throw new StoreUnavailable('CONFLICT');
}

/**
 * Changes state and deliveries of a lead as one step, however many others do so at the same time. The lock makes that
 * true on servers that find and write in two steps; on all others the revision alone would.
 * @returns the lead as it was and what was written; undefined when there is none, or when it was skipped
 */
export async function changeLead(request: LeadChange): Promise<{ found: LeadDocument; changed?: Changed } | undefined> {
  const { model, locks, filter, change, mayWait = true } = request;
  const seen = await model.findOne(filter).lean<LeadDocument | null>();
  if (!seen) return undefined;
  // Most of what is asked for changes nothing, such as the hundredth sign-up of one address.
  if (!change(seen)) return { found: seen };
  const locked = await withLock(locks, seen._id, mayWait, async () => {
    const found = await model.findById(seen._id).lean<LeadDocument | null>();
    if (!found) return { found };
    const changed = change(found);
    if (changed) await write(model, found, changed);
    return { found, changed };
  });
  if (locked?.found) return { found: locked.found, changed: locked.changed };
  if (locked || !mayWait) return undefined;
  throw new StoreUnavailable('CONFLICT');
}
