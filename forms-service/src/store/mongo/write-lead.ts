import type { Earlier, NewLead, SaveOutcome } from '../lead-store.ts';
import { StoreUnavailable } from '../lead-store.ts';
import type { LeadDocument, LeadModel } from './lead-models.ts';

const DUPLICATE_KEY = 11_000;

/** @returns false when a unique index stood in the way */
async function attempt(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
    throw error;
  }
}

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

/** Gives a quarantined lead that holds the address free, under the receipt of the verified one. */
async function release(model: LeadModel, { state, soleAddress, receipt }: NewLead): Promise<boolean> {
  if (state !== 'stored') return false;
  let released = false;
  await attempt(
    model.updateOne({ soleAddress, state: 'quarantined' }, { $set: { state, receipt } }).then(({ modifiedCount }) => {
      released = modifiedCount === 1;
    }),
  );
  return released;
}

/** Keeps a lead in one atomic write; see the store's `save`. */
export async function writeLead(model: LeadModel, lead: NewLead): Promise<SaveOutcome> {
  const { state, fields, soleAddress } = lead;
  const document = { ...fields, ...documentOf(lead), state, soleAddress };
  if (await attempt(model.insertOne(document))) return { outcome: 'stored' };

  const clash = await findClash(model, lead);
  if (clash) return clash;
  if (await release(model, lead)) return { outcome: 'stored' };
  if (await attempt(model.insertOne({ ...documentOf(lead), state: 'repeat' }))) return { outcome: 'address-taken' };

  const lateClash = await findClash(model, lead);
  if (lateClash) return lateClash;
  throw new StoreUnavailable('CONFLICT');
}
