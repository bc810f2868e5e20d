import { setTimeout as pause } from 'node:timers/promises';
import type { LeadRecord } from './lead-record.ts';
import { StoreUnavailable } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';

const TRIES = 20;
const LONGEST_PAUSE_MS = 20;

/** Returned by an attempt that lost to a concurrent change. */
export const RETRY = Symbol('retry');

/** Retries an attempt after concurrent changes, with random pauses. */
export async function untilDone<Result>(attempt: () => Promise<Result | typeof RETRY>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt();
    if (result !== RETRY) return result;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new StoreUnavailable('CONFLICT');
}

/** Changes to a record. */
type RecordChange = Partial<Omit<LeadRecord, 'id' | 'form' | 'revision'>>;

/**
 * Changes a record atomically under concurrency.
 * @param change returns the changes, or undefined to leave the record; may be called several times
 * @returns whether it was changed; `unknown` when there is none
 */
export function changeRecord(
  records: RecordStore,
  { id, form }: Pick<LeadRecord, 'id'> & Partial<Pick<LeadRecord, 'form'>>,
  change: (found: LeadRecord) => RecordChange | undefined,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  return untilDone(async () => {
    const found = await records.get(id, form);
    if (!found) return 'unknown';
    const changed = change(found);
    if (!changed) return 'unchanged';
    return (await records.update({ ...found, ...changed })) ? 'changed' : RETRY;
  });
}
