import type { FormName } from '@site/contracts/forms';
import { DAY_MS } from '../durations.ts';
import { RETRY, untilDone } from './change-record.ts';
import { changedAt, isLead, keyOf, type LeadRecord, receiptKeysOf } from './lead-record.ts';
import type { Earlier, NewLead, SaveOutcome } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';
import { takeOver } from './subscription.ts';

const outcomeOf = ({ state }: LeadRecord): Earlier['outcome'] =>
  state === 'repeat' || state === 'refused' ? 'address-taken' : 'stored';

/** Retry period of clients; a program that numbers its posts may restart its numbers the next day. */
const KEY_LIFETIME_MS = DAY_MS;

/** Keys of imports never expire: importing a file again adds nothing. */
const isExpired = (holder: LeadRecord, now: Date) =>
  holder.receipt.captcha.verdict !== 'imported' && now.getTime() - changedAt(holder).getTime() >= KEY_LIFETIME_MS;

/** State of an idempotency key. */
interface KeyState {
  /** Lead that holds the key, by the submission on its receipt. */
  holder?: LeadRecord;
  /** Lead that holds it otherwise: a takeover was interrupted, or a later one replaced its receipt. */
  holderWithoutReceipt?: LeadRecord;
  /** The key for the next holder. */
  numbered: string;
}

/**
 * Finds the current holder of an idempotency key. Leads keep expired keys; the next holder gets the key with a number,
 * which no client can send, since keys contain no spaces.
 */
async function lookUpKey(records: RecordStore, form: FormName, key: string, now: Date): Promise<KeyState> {
  let holderWithoutReceipt: LeadRecord | undefined;
  for (let use = 1; ; use++) {
    const numbered = use === 1 ? key : `${key} ${use}`;
    const holder = await records.findByKey(keyOf.idempotency(form, numbered));
    if (!holder) return { holderWithoutReceipt, numbered };
    if (isExpired(holder, now)) continue;
    if (holder.receipt.idempotencyKey === numbered) return { holder, numbered };
    holderWithoutReceipt ??= holder;
  }
}

const toEarlier = (found: LeadRecord): Earlier => ({
  outcome: outcomeOf(found),
  requestHash: found.receipt.requestHash,
});

/** @param now keys expire a day after use */
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

/** Returns the outcome of an earlier attempt, before other conflicts. */
async function findOwnOutcome(
  records: RecordStore,
  { id, form, receipt }: NewLead,
  key: KeyState | undefined,
): Promise<SaveOutcome | undefined> {
  // Drivers repeat writes whose response was lost: the conflict may be with the write itself.
  const own = await records.get(id, form);
  if (own?.receipt.requestHash === receipt.requestHash) return { outcome: outcomeOf(own) };
  return key?.holder && replayOf(key.holder);
}

/** State of a lead's address. */
interface AddressState {
  holder?: LeadRecord;
  /** Changes to the holder; absent when it cannot be taken over. */
  afterTakeOver?: ReturnType<typeof takeOver>;
}

async function lookUpAddress(records: RecordStore, lead: NewLead): Promise<AddressState> {
  const { form, soleAddress } = lead;
  const holder = soleAddress ? await records.findByKey(keyOf.address(form, soleAddress)) : undefined;
  return { holder, afterTakeOver: holder && isLead(holder) ? takeOver(holder, lead) : undefined };
}

/** A lead taken over with the same key before, and not again, is the outcome. */
function replayTakeOver(key: KeyState | undefined, { holder, afterTakeOver }: AddressState): SaveOutcome | undefined {
  const isOwn = holder && !afterTakeOver && key?.holderWithoutReceipt?.id === holder.id;
  return isOwn ? replayOf(holder) : undefined;
}

/** @param takenOver lead of an interrupted takeover, which a retry continues */
async function findChallengeHolder(records: RecordStore, { form, receipt }: NewLead, takenOver?: LeadRecord) {
  const { challengeId } = receipt.captcha;
  const holder = challengeId ? await records.findByKey(keyOf.challenge(form, challengeId)) : undefined;
  const isUnfinished = holder && holder.id === takenOver?.id && holder.receipt.captcha.challengeId !== challengeId;
  return isUnfinished ? undefined : holder;
}

/** @returns undefined when the challenge is unused */
async function answerSpentChallenge(
  records: RecordStore,
  lead: NewLead,
  key: KeyState | undefined,
  { holder, afterTakeOver }: AddressState,
): Promise<SaveOutcome | typeof RETRY | undefined> {
  const spender = await findChallengeHolder(records, lead, afterTakeOver && holder);
  if (!spender) return undefined;
  // A concurrent duplicate has stored the key by now; the next attempt replays it.
  if (key && spender.receipt.idempotencyKey === key.numbered) return RETRY;
  return { outcome: 'captcha-used' };
}

const recordOf = ({ whenRefused: _refused, ...lead }: NewLead): LeadRecord => ({ ...lead, revision: 0 });

/** Returns the record of a lead whose address is taken: the whole lead for the team, or its receipt. */
function refusedOf(lead: NewLead): LeadRecord {
  const { soleAddress, ...kept } = recordOf(lead);
  if (lead.whenRefused) return { ...kept, state: 'refused', deliveries: lead.whenRefused };
  return { ...kept, state: 'repeat', fields: soleAddress ? { email: soleAddress } : {}, deliveries: [] };
}

/** Takes over the address, or stores the lead as refused or as a receipt. */
async function settleAddress(
  records: RecordStore,
  lead: NewLead,
  { holder, afterTakeOver }: AddressState,
): Promise<SaveOutcome | typeof RETRY> {
  // The conflicting record has been removed since.
  if (!holder || !isLead(holder)) return RETRY;
  if (afterTakeOver) {
    const isTaken = await records.update({ ...holder, ...afterTakeOver, receipt: lead.receipt }, receiptKeysOf(lead));
    return isTaken ? { outcome: 'stored' } : RETRY;
  }
  return (await records.insert(refusedOf(lead))) ? { outcome: 'address-taken' } : RETRY;
}

/** Implements `save`. Most leads have no conflict: one write and no read. */
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
