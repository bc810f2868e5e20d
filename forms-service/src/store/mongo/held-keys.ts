import { type FormName, formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { keyOf, type LeadRecord } from '../lead-record.ts';
import { attempt } from './attempt.ts';
import type { KeyDocument, Models } from './lead-models.ts';

/** Writes take seconds at most: a key older than this without a lead was left by a killed instance. */
const ABANDONED_MS = 60_000;

/**
 * Takes and releases keys. Keys are taken before their lead is stored, so a killed instance may leave keys without a
 * lead: a retry with the same idempotency key continues that submission, others can take the keys after a minute, and the sweep
 * removes them after a day.
 */
export function createHeldKeys({ leads, keys }: Models) {
  /**
   * Inserts all keys in one write, up to the first that belongs to another lead: the usual conflict, a taken address,
   * then leaves nothing to release.
   * @returns whether all of them belong to the lead now
   */
  const insertAll = (wanted: string[], lead: string, { ordered } = { ordered: true }) =>
    attempt(
      keys.bulkWrite(
        wanted.map((_id) => ({ insertOne: { document: { _id, lead, takenAt: new Date() } } })),
        { ordered },
      ),
    );

  /** @param until keys that were taken later are kept: a retry continues their lead */
  async function release(wanted: string[], lead: string, until?: Date): Promise<void> {
    const isOlder = until && { takenAt: trusted({ $lte: until }) };
    await keys.bulkWrite(wanted.map((_id) => ({ deleteOne: { filter: { _id, lead, ...isOlder } } })));
  }

  /** Detects a key without a lead that nobody is storing now. */
  const isAbandoned = async ({ lead, takenAt }: KeyDocument, form: FormName) =>
    Date.now() - takenAt.getTime() >= ABANDONED_MS && !(await leads[form].exists({ _id: lead }));

  /** Takes over an abandoned key, or renews one of the lead, which its removal or the sweep may be about to release. */
  async function takeHeld(key: string, lead: string, { form }: LeadRecord): Promise<boolean> {
    const held = await keys.findById(key).lean();
    if (!held || (held.lead !== lead && !(await isAbandoned(held, form)))) return false;
    const { matchedCount } = await keys.updateOne({ _id: key, lead: held.lead }, { lead, takenAt: new Date() });
    return matchedCount === 1;
  }

  /** @returns id of an unfinished lead with the same idempotency key */
  async function findUnfinished({ form, receipt }: LeadRecord): Promise<string | undefined> {
    if (!receipt.idempotencyKey) return undefined;
    const held = await keys.findById(keyOf.idempotency(form, receipt.idempotencyKey)).lean();
    return held && !(await leads[form].exists({ _id: held.lead })) ? held.lead : undefined;
  }

  /**
   * Takes all keys or none.
   * @returns id of the lead that they belong to; undefined when one belongs to another lead
   */
  async function take(wanted: string[], record: LeadRecord): Promise<string | undefined> {
    if (await insertAll(wanted, record.id)) return record.id;
    const lead = (await findUnfinished(record)) ?? record.id;
    if (lead !== record.id) await release(wanted, record.id);
    for (const key of wanted) {
      if ((await insertAll([key], lead)) || (await takeHeld(key, lead, record))) continue;
      // Keys of an unfinished lead are left to the instance that may be storing it now.
      if (lead === record.id) await release(wanted, lead);
      return undefined;
    }
    return lead;
  }

  /** Takes released keys back for a stored lead, as far as they are still free. */
  async function takeBack(wanted: string[], { id, form }: Pick<LeadRecord, 'id' | 'form'>): Promise<void> {
    await insertAll(wanted, id, { ordered: false });
    if (!(await leads[form].exists({ _id: id }))) await release(wanted, id);
  }

  /** Removes abandoned keys of an address; the sweep removes younger ones. */
  async function forget(address: string): Promise<void> {
    for (const form of formNames) {
      const held = await keys.findById(keyOf.address(form, address)).lean();
      if (held && (await isAbandoned(held, form))) await release([held._id], held.lead, held.takenAt);
    }
  }

  return { take, takeBack, release, forget, findLead: async (key: string) => (await keys.findById(key).lean())?.lead };
}
