import { formNames } from '@site/contracts/forms';
import { keyOf, type LeadRecord } from '../lead-record.ts';
import { attempt } from './attempt.ts';
import type { Models } from './lead-models.ts';

/** A write takes seconds at most: what has no lead by then was left by an instance that was killed. */
const ABANDONED_MS = 60_000;

/**
 * Takes and releases keys. They are taken before their lead is kept, so that a key without a lead is
 * left when an instance is killed in between: whoever comes with the same idempotency key goes on where that one stopped,
 * everybody else a minute later.
 */
export function createHeldKeys({ leads, keys }: Models) {
  /**
   * All in one write, up to the first that belongs to another lead: who comes with an address that is held, which is
   * what happens most, takes nothing that they would have to give back.
   * @returns whether all of them belong to the lead now
   */
  const insertAll = (wanted: string[], lead: string, { ordered } = { ordered: true }) =>
    attempt(
      keys.bulkWrite(
        wanted.map((_id) => ({ insertOne: { document: { _id, lead, takenAt: new Date() } } })),
        { ordered },
      ),
    );

  async function release(wanted: string[], lead: string): Promise<void> {
    if (wanted.length > 0) await keys.bulkWrite(wanted.map((_id) => ({ deleteOne: { filter: { _id, lead } } })));
  }

  /** Takes over what its lead has left, if it has. */
  async function takeAbandoned(key: string, lead: string, { form }: LeadRecord): Promise<boolean> {
    const held = await keys.findById(key).lean();
    if (!held || held.lead === lead) return held !== null;
    if (Date.now() - held.takenAt.getTime() < ABANDONED_MS || (await leads[form].exists({ _id: held.lead })))
      return false;
    const { modifiedCount } = await keys.updateOne({ _id: key, lead: held.lead }, { lead, takenAt: new Date() });
    return modifiedCount === 1;
  }

  /** @returns id of a lead that was to be kept under the same idempotency key and was not */
  async function findUnfinished({ form, receipt }: LeadRecord): Promise<string | undefined> {
    if (!receipt.idempotencyKey) return undefined;
    const held = await keys.findById(keyOf.idempotency(form, receipt.idempotencyKey)).lean();
    return held && !(await leads[form].exists({ _id: held.lead })) ? held.lead : undefined;
  }

  /**
   * Takes all of the keys or none.
   * @returns id of the lead that they belong to; undefined when one of them belongs to another
   */
  async function take(wanted: string[], record: LeadRecord): Promise<string | undefined> {
    if (wanted.length === 0 || (await insertAll(wanted, record.id))) return record.id;
    const lead = (await findUnfinished(record)) ?? record.id;
    if (lead !== record.id) await release(wanted, record.id);
    for (const key of wanted) {
      if ((await insertAll([key], lead)) || (await takeAbandoned(key, lead, record))) continue;
      // What belongs to an unfinished lead is for those to give back who may be keeping it right now.
      if (lead === record.id) await release(wanted, lead);
      return undefined;
    }
    return lead;
  }

  /** Takes what nobody has taken since for a lead that is kept, whoever has given its keys back. */
  async function takeBack(wanted: string[], { id, form }: Pick<LeadRecord, 'id' | 'form'>): Promise<void> {
    if (wanted.length === 0) return;
    await insertAll(wanted, id, { ordered: false });
    if (!(await leads[form].exists({ _id: id }))) await release(wanted, id);
  }

  /** Removes the keys of an address that no lead has: one may be left when an instance is killed. */
  async function forget(address: string): Promise<void> {
    for (const form of formNames) {
      const held = await keys.findById(keyOf.address(form, address)).lean();
      if (held && !(await leads[form].exists({ _id: held.lead }))) await release([held._id], held.lead);
    }
  }

  return { take, takeBack, release, forget, findLead: async (key: string) => (await keys.findById(key).lean())?.lead };
}
