import type { FormName } from '@site/contracts/forms';
import type { LeadArchive } from './store/lead-archive.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Few enough that no visitor waits for them. */
const BATCH = 200;

/** Days for which leads of a form are kept; forms without an entry are kept for good. */
export type RetentionDays = Partial<Record<FormName, number>>;

/**
 * Removes the leads of one form that are older than so many days, a few at a time.
 * @returns number of records that are gone
 */
export async function purgeForm(archive: Pick<LeadArchive, 'purge'>, form: FormName, days: number, now: Date) {
  const before = new Date(now.getTime() - days * DAY_MS);
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed)
    removed = await archive.purge({ form, before, limit: BATCH });
  return total;
}
