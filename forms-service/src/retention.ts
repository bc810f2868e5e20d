import type { FormName } from '@site/contracts/forms';
import { DAY_MS } from './durations.ts';
import type { LeadAdministration } from './store/lead-administration.ts';

/** Few enough that no visitor waits for them. */
const BATCH = 200;

/** Days for which leads of a form are kept; forms without an entry are kept for good. */
export type RetentionDays = Partial<Record<FormName, number>>;

/** Longer than a subscriber is left alone and a confirmation is waited for, shorter than the 30 days that the privacy policy promises. */
export const ENDED_DAYS = 14;

async function repeatUntilDone(remove: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed) removed = await remove(BATCH);
  return total;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Removes the leads of one form that are older than so many days, a few at a time.
 * @returns number of records that are gone
 */
export async function purgeForm(store: Pick<LeadAdministration, 'purge'>, form: FormName, days: number, now: Date) {
  const before = daysBefore(now, days);
  return repeatUntilDone((limit) => store.purge({ form, before, limit }));
}

/**
 * Removes subscriptions that have ended two weeks ago, or were to be confirmed by then, and receipts that are as old.
 * @returns number of them
 */
export async function purgeEnded(store: Pick<LeadAdministration, 'correctIndex' | 'purgeEnded'>, now: Date) {
  const before = daysBefore(now, ENDED_DAYS);
  await store.correctIndex();
  return repeatUntilDone((limit) => store.purgeEnded({ before, limit }));
}
