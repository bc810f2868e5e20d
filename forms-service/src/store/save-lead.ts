import type { FormName } from '@site/contracts/forms';
import { untilDone } from './change-record.ts';
import { changedAt, keyOf, type LeadRecord, receiptKeysOf } from './lead-record.ts';
import type { Earlier, NewLead, SaveOutcome } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';
import { takeOver } from './subscription.ts';

const outcomeOf = ({ state }: LeadRecord): Earlier['outcome'] =>
  state === 'repeat' || state === 'refused' ? 'address-taken' : 'stored';

/** As long as clients retry; a program that numbers its posts may begin anew the next day. */
const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** What was imported is known for good: importing a file again adds nothing. */
const isOver = (holder: LeadRecord, now: Date) =>
  holder.receipt.captcha.verdict !== 'imported' && now.getTime() - changedAt(holder).getTime() >= KEY_LIFETIME_MS;

/**
 * Finds who holds an idempotency key now. A lead keeps its key when the time of that is over: who uses it again gets it with a
 * number, which no client sends, since keys have no blanks.
 */
async function findHolder(records: RecordStore, form: FormName, key: string, now: Date) {
  for (let use = 1; ; use++) {
    const numbered = use === 1 ? key : `${key} ${use}`;
    const holder = await records.findByKey(keyOf.idempotency(form, numbered));
    if (!holder || !isOver(holder, now)) return { holder, numbered };
  }
}

const toEarlier = (found: LeadRecord): Earlier => ({
  outcome: outcomeOf(found),
  requestHash: found.receipt.requestHash,
});

/** @param now keys that were used a day before are forgotten */
export async function findEarlier(
  records: RecordStore,
  form: FormName,
  key: string,
  now: Date,
): Promise<Earlier | undefined> {
  const { holder } = await findHolder(records, form, key, now);
  return holder && toEarlier(holder);
}

/** What stands in the way of a lead for good: the key is looked at first, then the challenge. */
async function findClash(
  records: RecordStore,
  { id, form, receipt }: NewLead,
  holder: LeadRecord | undefined,
): Promise<SaveOutcome | undefined> {
  // A driver repeats a write whose answer was lost: then the clash is with the write itself.
  const own = await records.get(id, form);
  if (own) return { outcome: outcomeOf(own) };
  if (holder) return { outcome: 'replayed', earlier: toEarlier(holder) };
  const { challengeId } = receipt.captcha;
  const isUsed = challengeId && (await records.findByKey(keyOf.challenge(form, challengeId)));
  return isUsed ? { outcome: 'captcha-used' } : undefined;
}

const recordOf = ({ whenRefused: _refused, ...lead }: NewLead): LeadRecord => ({ ...lead, revision: 0 });

/** What is kept of a lead whose address another one holds: all that the team is to know of, or else whose it is. */
function refusedOf(lead: NewLead): LeadRecord {
  const { soleAddress, ...kept } = recordOf(lead);
  if (lead.whenRefused) return { ...kept, state: 'refused', deliveries: lead.whenRefused };
  return { ...kept, state: 'repeat', fields: soleAddress ? { email: soleAddress } : {}, deliveries: [] };
}

/** Keeps a lead; see the store's `save`. Most leads clash with nothing: they take one write and no look. */
export function saveLead(records: RecordStore, given: NewLead): Promise<SaveOutcome> {
  const { form, soleAddress } = given;
  const { idempotencyKey } = given.receipt;
  let { receipt } = given;
  return untilDone(async () => {
    const lead = { ...given, receipt };
    if (await records.insert(recordOf(lead))) return { outcome: 'stored' };
    const key = idempotencyKey && (await findHolder(records, form, idempotencyKey, lead.createdAt));
    const clash = await findClash(records, lead, key ? key.holder : undefined);
    if (clash) return clash;
    if (key && key.numbered !== receipt.idempotencyKey) {
      receipt = { ...receipt, idempotencyKey: key.numbered };
      return undefined;
    }
    const holder = soleAddress && (await records.findByKey(keyOf.address(form, soleAddress)));
    if (!holder || holder.state === 'repeat') return undefined;
    const next = takeOver({ ...holder, state: holder.state }, lead);
    if (next) {
      const isTaken = await records.update({ ...holder, ...next, receipt }, receiptKeysOf(lead));
      return isTaken ? { outcome: 'stored' } : undefined;
    }
    return (await records.insert(refusedOf(lead))) ? { outcome: 'address-taken' } : undefined;
  });
}
