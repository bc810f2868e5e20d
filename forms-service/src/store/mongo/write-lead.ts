import type { Earlier, NewLead, SaveOutcome } from '../lead-store.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { repeatFields } from '../repeat.ts';
import { takeOver } from '../subscription.ts';
import { attempt } from './attempt.ts';
import { changeLead, documentFields } from './change-lead.ts';
import type { LockModel } from './lead-lock.ts';
import type { LeadDocument, LeadModel } from './lead-models.ts';
import { toLead } from './to-lead.ts';

const documentOf = ({ id, createdAt, receipt }: NewLead): Omit<LeadDocument, 'state'> => ({
  _id: id,
  createdAt,
  receipt,
});

export async function findEarlier(model: LeadModel, key: string): Promise<Earlier | undefined> {
  const found = await model.findOne({ 'receipt.idempotencyKey': key }).lean();
  if (!found) return undefined;
  return { outcome: found.state === 'repeat' ? 'address-taken' : 'stored', requestHash: found.receipt.requestHash };
}

/** Servers do not say which index a duplicate hit, so it is looked up, in a fixed order. */
async function findClash(model: LeadModel, { id, receipt }: NewLead): Promise<SaveOutcome | undefined> {
  // The driver repeats a write whose answer was lost: then the clash is with the write itself.
  const own = await model.findById(id).lean();
  if (own) return { outcome: own.state === 'repeat' ? 'address-taken' : 'stored' };
  const earlier = receipt.idempotencyKey && (await findEarlier(model, receipt.idempotencyKey));
  if (earlier) return { outcome: 'replayed', earlier };
  const { challengeId } = receipt.captcha;
  if (challengeId && (await model.exists({ 'receipt.captcha.challengeId': challengeId }))) {
    return { outcome: 'captcha-used' };
  }
  return undefined;
}

/** @returns whether the lead that holds the address goes on under the receipt of this one */
async function takeOverHolder(model: LeadModel, locks: LockModel, lead: NewLead): Promise<boolean> {
  const { soleAddress, receipt, form } = lead;
  if (!soleAddress) return false;
  const taking = changeLead({
    model,
    locks,
    filter: { soleAddress },
    change(holder) {
      const next = takeOver(toLead(form, holder), lead);
      return next && { ...next, receipt };
    },
  });
  return (await attempt(taking))?.changed !== undefined;
}

/** Keeps a lead in one atomic write; see the store's `save`. */
export async function writeLead(model: LeadModel, locks: LockModel, lead: NewLead): Promise<SaveOutcome> {
  const { fields, soleAddress } = lead;
  const document = { ...fields, ...documentOf(lead), ...documentFields(lead), soleAddress };
  if (await attempt(model.insertOne(document))) return { outcome: 'stored' };

  const clash = await findClash(model, lead);
  if (clash) return clash;
  if (await takeOverHolder(model, locks, lead)) return { outcome: 'stored' };
  const repeat = { ...documentOf(lead), ...(soleAddress && repeatFields(soleAddress)), state: 'repeat' as const };
  if (await attempt(model.insertOne(repeat))) return { outcome: 'address-taken' };

  const lateClash = await findClash(model, lead);
  if (lateClash) return lateClash;
  throw new StoreUnavailable('CONFLICT');
}
