import type { FormName } from '@site/contracts/forms';
import { DAY_MS } from '../durations.ts';
import { RETRY, untilDone } from './change-record.ts';
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

/** Where an idempotency key stands. */
interface KeyState {
  /** Who holds the key, and got it with the submission that is on its receipt. */
  holder?: LeadRecord;
  /** Who holds it without that: a take-over was not finished, or another one has replaced it. */
  holderWithoutReceipt?: LeadRecord;
  /** The key as its next holder gets it. */
  numbered: string;
}

/**
 * Finds who holds an idempotency key now. A lead keeps its key when the time of that is over: who uses it again gets it with a
 * number, which no client sends, since keys have no blanks.
 */
async function lookUpKey(records: RecordStore, form: FormName, key: string, now: Date): Promise<KeyState> {
  let holderWithoutReceipt: LeadRecord | undefined;
  for (let use = 1; ; use++) {
    const numbered = use === 1 ? key : `${key} ${use}`;
    const holder = await records.findByKey(keyOf.idempotency(form, numbered));
    if (!holder) return { holderWithoutReceipt, numbered };
    if (isOver(holder, now)) continue;
    if (holder.receipt.idempotencyKey === numbered) return { holder, numbered };
    holderWithoutReceipt ??= holder;
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
  const { holder } = await lookUpKey(records, form, key, now);
  return holder && toEarlier(holder);
}

const replayOf = (found: LeadRecord): SaveOutcome => ({ outcome: 'replayed', earlier: toEarlier(found) });

/** What came of the lead before, whatever else stands in its way. */
async function findOwnOutcome(
  records: RecordStore,
  { id, form, receipt }: NewLead,
  key: KeyState | undefined,
): Promise<SaveOutcome | undefined> {
  // A driver repeats a write whose answer was lost: then the clash is with the write itself.
  const own = await records.get(id, form);
  if (own?.receipt.requestHash === receipt.requestHash) return { outcome: outcomeOf(own) };
  return key?.holder && replayOf(key.holder);
}

/** Where the address of a lead stands. */
interface AddressState {
  holder?: LeadRecord;
  /** What becomes of the holder; absent when it may not be taken over. */
  afterTakeOver?: ReturnType<typeof takeOver>;
}

async function lookUpAddress(records: RecordStore, lead: NewLead): Promise<AddressState> {
  const { form, soleAddress } = lead;
  const holder = soleAddress ? await records.findByKey(keyOf.address(form, soleAddress)) : undefined;
  return { holder, afterTakeOver: holder && isLead(holder) ? takeOver(holder, lead) : undefined };
}

/** Whoever was taken over with the same key before, and may not be again, is what came of the lead. */
function replayTakeOver(key: KeyState | undefined, { holder, afterTakeOver }: AddressState): SaveOutcome | undefined {
  const isOwn = holder && !afterTakeOver && key?.holderWithoutReceipt?.id === holder.id;
  return isOwn ? replayOf(holder) : undefined;
}

/** @param takenOver has it from a take-over that was not finished, if it is not on its receipt: whoever repeats that goes on */
async function findChallengeHolder(records: RecordStore, { form, receipt }: NewLead, takenOver?: LeadRecord) {
  const { challengeId } = receipt.captcha;
  const holder = challengeId ? await records.findByKey(keyOf.challenge(form, challengeId)) : undefined;
  const isUnfinished = holder && holder.id === takenOver?.id && holder.receipt.captcha.challengeId !== challengeId;
  return isUnfinished ? undefined : holder;
}

/** @returns undefined when the challenge is not spent */
async function answerSpentChallenge(
  records: RecordStore,
  lead: NewLead,
  key: KeyState | undefined,
  { holder, afterTakeOver }: AddressState,
): Promise<SaveOutcome | typeof RETRY | undefined> {
  const spender = await findChallengeHolder(records, lead, afterTakeOver && holder);
  if (!spender) return undefined;
  // The same submission came twice at once: its key is there by now, and answers the next attempt.
  if (key && spender.receipt.idempotencyKey === key.numbered) return RETRY;
  return { outcome: 'captcha-used' };
}

const recordOf = ({ whenRefused: _refused, ...lead }: NewLead): LeadRecord => ({ ...lead, revision: 0 });

/** What is kept of a lead whose address another one holds: all that the team is to know of, or else whose it is. */
function refusedOf(lead: NewLead): LeadRecord {
  const { soleAddress, ...kept } = recordOf(lead);
  if (lead.whenRefused) return { ...kept, state: 'refused', deliveries: lead.whenRefused };
  return { ...kept, state: 'repeat', fields: soleAddress ? { email: soleAddress } : {}, deliveries: [] };
}

/** Takes the address over, or keeps what is to be known of a lead that may not. */
async function settleAddress(
  records: RecordStore,
  lead: NewLead,
  { holder, afterTakeOver }: AddressState,
): Promise<SaveOutcome | typeof RETRY> {
  // What the lead clashed with has gone meanwhile.
  if (!holder || !isLead(holder)) return RETRY;
  if (afterTakeOver) {
    const isTaken = await records.update({ ...holder, ...afterTakeOver, receipt: lead.receipt }, receiptKeysOf(lead));
    return isTaken ? { outcome: 'stored' } : RETRY;
  }
  return (await records.insert(refusedOf(lead))) ? { outcome: 'address-taken' } : RETRY;
}

/** Keeps a lead; see the store's `save`. Most leads clash with nothing: they take one write and no look. */
export function saveLead(records: RecordStore, given: NewLead): Promise<SaveOutcome> {
  const { form, createdAt } = given;
  const { idempotencyKey } = given.receipt;
  let lead = given;
  return untilDone(async () => {
    if (await records.insert(recordOf(lead))) return { outcome: 'stored' };
    const key = idempotencyKey ? await lookUpKey(records, form, idempotencyKey, createdAt) : undefined;
    const own = await findOwnOutcome(records, lead, key);
    if (own) return own;
    const address = await lookUpAddress(records, lead);
    const replay = replayTakeOver(key, address);
    if (replay) return replay;
    const refusal = await answerSpentChallenge(records, lead, key, address);
    if (refusal) return refusal;
    if (key && key.numbered !== lead.receipt.idempotencyKey) {
      lead = { ...lead, receipt: { ...lead.receipt, idempotencyKey: key.numbered } };
      return RETRY;
    }
    return settleAddress(records, lead, address);
  });
}
