import { setTimeout as pause } from 'node:timers/promises';
import type { LeadRecord } from './lead-record.ts';
import { StoreUnavailable } from './lead-store.ts';
import type { RecordStore } from './record-store.ts';

const TRIES = 20;
const LONGEST_PAUSE_MS = 20;

/** What an attempt returns when somebody else was faster. */
export const RETRY = Symbol('retry');

/** Tries again, with pauses of chance, what somebody else was faster at. */
export async function untilDone<Result>(attempt: () => Promise<Result | typeof RETRY>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt();
    if (result !== RETRY) return result;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new StoreUnavailable('CONFLICT');
}

/** What changes about a record. */
export type RecordChange = Partial<Omit<LeadRecord, 'id' | 'form' | 'revision'>>;

/**
 * Changes a record as one step, however many others do so at the same time.
 * @param change says what becomes of it, perhaps several times; undefined leaves it as it is
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
