import type { FormName } from '@site/contracts/forms';
import { untilDone } from './change-record.ts';
import { keyOf, type LeadRecord, receiptKeysOf } from './lead-record.ts';
import type { Earlier, NewLead, SaveOutcome } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';
import { takeOver } from './subscription.ts';

const outcomeOf = ({ state }: LeadRecord): Earlier['outcome'] => (state === 'repeat' ? 'address-taken' : 'stored');

export async function findEarlier(records: RecordStore, form: FormName, key: string): Promise<Earlier | undefined> {
  const found = await records.findByKey(keyOf.idempotency(form, key));
  return found && { outcome: outcomeOf(found), requestHash: found.receipt.requestHash };
}

/** What stands in the way of a lead: the key is looked at first, then the challenge. */
async function findClash(records: RecordStore, { id, form, receipt }: NewLead): Promise<SaveOutcome | undefined> {
  // A driver repeats a write whose answer was lost: then the clash is with the write itself.
  const own = await records.get(id, form);
  if (own) return { outcome: outcomeOf(own) };
  const earlier = receipt.idempotencyKey && (await findEarlier(records, form, receipt.idempotencyKey));
  if (earlier) return { outcome: 'replayed', earlier };
  const { challengeId } = receipt.captcha;
  const isUsed = challengeId && (await records.findByKey(keyOf.challenge(form, challengeId)));
  return isUsed ? { outcome: 'captcha-used' } : undefined;
}

/** Only the receipt is kept, and whose it is, so that it is erased with them. */
const repeatOf = ({ soleAddress, ...lead }: NewLead): LeadRecord => ({
  ...lead,
  state: 'repeat',
  fields: soleAddress ? { email: soleAddress } : {},
  deliveries: [],
  revision: 0,
});

/** Keeps a lead; see the store's `save`. Most leads clash with nothing: they take one write and no look. */
export function saveLead(records: RecordStore, lead: NewLead): Promise<SaveOutcome> {
  const { form, soleAddress, receipt } = lead;
  return untilDone(async () => {
    if (await records.insert({ ...lead, revision: 0 })) return { outcome: 'stored' };
    const clash = await findClash(records, lead);
    if (clash) return clash;
    const holder = soleAddress && (await records.findByKey(keyOf.address(form, soleAddress)));
    if (!holder || holder.state === 'repeat') return undefined;
    const next = takeOver({ ...holder, state: holder.state }, lead);
    if (next) {
      const isTaken = await records.update({ ...holder, ...next, receipt }, receiptKeysOf(lead));
      return isTaken ? { outcome: 'stored' } : undefined;
    }
    return (await records.insert(repeatOf(lead))) ? { outcome: 'address-taken' } : undefined;
  });
}
