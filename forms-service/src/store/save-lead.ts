import type { FormName } from '@site/contracts/forms';
import { DAY_MS } from '../durations.ts';
import { untilDone } from './change-record.ts';
import { changedAt, isLead, keyOf, type LeadRecord, receiptKeysOf } from './lead-record.ts';
import type { Earlier, NewLead, SaveOutcome } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';
import { takeOver } from './subscription.ts';

const outcomeOf = ({ state }: LeadRecord): Earlier['outcome'] =>
  state === 'repeat' || state === 'refused' ? 'address-taken' : 'stored';

/** As long as clients retry; a program that numbers its posts may begin anew the next day. */
const KEY_LIFETIME_MS = DAY_MS;

/** What was imported is known for good: importing a file again adds nothing. */
const isOver = (holder: LeadRecord, now: Date) =>
  holder.receipt.captcha.verdict !== 'imported' && now.getTime() - changedAt(holder).getTime() >= KEY_LIFETIME_MS;

interface Found {
  /** Who holds the key, and got it with the submission that is on its receipt. */
  holder?: LeadRecord;
  /** Who holds it without that: a take-over was not finished, or another one has replaced it. */
  left?: LeadRecord;
  numbered: string;
}

/**
 * Finds who holds an idempotency key now. A lead keeps its key when the time of that is over: who uses it again gets it with a
 * number, which no client sends, since keys have no blanks.
 */
async function findHolder(records: RecordStore, form: FormName, key: string, now: Date): Promise<Found> {
  let left: LeadRecord | undefined;
  for (let use = 1; ; use++) {
    const numbered = use === 1 ? key : `${key} ${use}`;
    const holder = await records.findByKey(keyOf.idempotency(form, numbered));
    if (!holder) return { left, numbered };
    if (isOver(holder, now)) continue;
    if (holder.receipt.idempotencyKey === numbered) return { holder, numbered };
    left ??= holder;
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

/** What came of the lead before, whatever else stands in its way. */
async function findOwn(
  records: RecordStore,
  { id, form, receipt }: NewLead,
  holder: LeadRecord | undefined,
): Promise<SaveOutcome | undefined> {
  // A driver repeats a write whose answer was lost: then the clash is with the write itself.
  const own = await records.get(id, form);
  if (own?.receipt.requestHash === receipt.requestHash) return { outcome: outcomeOf(own) };
  return holder && { outcome: 'replayed', earlier: toEarlier(holder) };
}

/**
 * Finds who has used the challenge of a lead.
 * @param takenOver has it from a take-over that was not finished, if it is not on its receipt: whoever repeats that goes on
 */
async function findUser(records: RecordStore, { form, receipt }: NewLead, takenOver?: LeadRecord) {
  const { challengeId } = receipt.captcha;
  const user = challengeId ? await records.findByKey(keyOf.challenge(form, challengeId)) : undefined;
  return user && user.id === takenOver?.id && user.receipt.captcha.challengeId !== challengeId ? undefined : user;
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
    const key = idempotencyKey ? await findHolder(records, form, idempotencyKey, lead.createdAt) : undefined;
    const earlier = await findOwn(records, lead, key?.holder);
    if (earlier) return earlier;
    const holder = soleAddress ? await records.findByKey(keyOf.address(form, soleAddress)) : undefined;
    const next = holder && isLead(holder) ? takeOver(holder, lead) : undefined;
    if (holder && !next && key?.left?.id === holder.id) return { outcome: 'replayed', earlier: toEarlier(holder) };
    const user = await findUser(records, lead, next && holder);
    // Its own key is there by now: the same submission came twice at once.
    if (user && key && user.receipt.idempotencyKey === key.numbered) return undefined;
    if (user) return { outcome: 'captcha-used' };
    if (key && key.numbered !== receipt.idempotencyKey) {
      receipt = { ...receipt, idempotencyKey: key.numbered };
      return undefined;
    }
    if (!holder || !isLead(holder)) return undefined;
    if (next) {
      const isTaken = await records.update({ ...holder, ...next, receipt }, receiptKeysOf(lead));
      return isTaken ? { outcome: 'stored' } : undefined;
    }
    return (await records.insert(refusedOf(lead))) ? { outcome: 'address-taken' } : undefined;
  });
}
