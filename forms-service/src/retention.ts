import type { FormName } from '@site/contracts/forms';
import { DAY_MS } from './durations.ts';
import { RETRY, untilDone } from './store/change-record.ts';
import type { LeadAdministration, Purged } from './store/lead-administration.ts';

/** Small enough not to delay visitors. */
const BATCH = 200;

/** Retention period by form, in days; forms without an entry keep their leads. */
export type RetentionDays = Partial<Record<FormName, number>>;

/**
 * Longer than the pause between mails to a subscriber and the lifetime of a confirmation link, shorter than the 30 days
 * that the privacy policy promises.
 */
export const ENDED_DAYS = 14;

/** Repeats a removal while there is more; retries what others have changed or removed meanwhile. */
async function repeatUntilDone(remove: (limit: number) => Promise<Purged>): Promise<number> {
  let total = 0;
  let purged: Purged;
  do {
    purged = await untilDone(async () => {
      const { removed, isMore } = await remove(BATCH);
      return isMore && removed === 0 ? RETRY : { removed, isMore };
    });
    total += purged.removed;
  } while (purged.isMore);
  return total;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Removes leads of one form above the given age, in batches.
 * @returns number of removed records
 */
export async function purgeForm(store: Pick<LeadAdministration, 'purge'>, form: FormName, days: number, now: Date) {
  const before = daysBefore(now, days);
  return repeatUntilDone((limit) => store.purge({ form, before, limit }));
}

/**
 * Removes subscriptions that ended or remained unconfirmed two weeks ago, and receipts of that age.
 * @returns number of removed records
 */
export async function purgeEnded(store: Pick<LeadAdministration, 'correctIndex' | 'purgeEnded'>, now: Date) {
  const before = daysBefore(now, ENDED_DAYS);
  await store.correctIndex();
  return repeatUntilDone((limit) => store.purgeEnded({ before, limit }));
}
