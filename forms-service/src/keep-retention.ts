import type { FormName } from '@site/contracts/forms';
import type { Logger } from 'pino';
import { removeMailsOfGone } from './delivery/mail/remove-mails.ts';
import { HOUR_MS } from './durations.ts';
import { lookEvery } from './look-every.ts';
import type { Metrics } from './metrics/metrics.ts';
import { purgeEnded, purgeForm, type RetentionDays } from './retention.ts';
import type { LeadAdministration } from './store/lead-administration.ts';

/** A clock that is kept right moves by seconds. */
const MOST_MOVED_MS = 5 * 60_000;

/** What it takes to remove old leads. */
export interface RetentionParts {
  days: RetentionDays;
  store: Pick<LeadAdministration, 'purge' | 'correctIndex' | 'purgeEnded' | 'find'>;
  /** Folder that may hold files of mails. */
  dataDir: string;
  metrics: Metrics;
  logger: Logger;
  clock(): Date;
}

/**
 * Looks once for leads that have been kept long enough, and removes them. Files of mails go with their leads, also those of
 * leads that somebody else has removed or erased since: another instance, or an operator.
 */
export async function removeOldLeads(parts: RetentionParts): Promise<void> {
  const { days, store, dataDir, metrics, logger, clock } = parts;
  const now = clock();
  for (const [form, some] of Object.entries(days) as [FormName, number][]) {
    const removed = await purgeForm(store, form, some, now);
    metrics.purged.inc({ form }, removed);
    if (removed > 0) logger.info({ form, days: some, removed }, 'old leads removed');
  }
  const ended = await purgeEnded(store, now);
  metrics.purged.inc({ form: 'newsletter' }, ended);
  if (ended > 0) logger.info({ form: 'newsletter', removed: ended }, 'ended subscriptions removed');
  await removeMailsOfGone(dataDir, store);
}

/** @returns says by how much the clock has been set since it was asked before; what counts time cannot be set */
function watchClock(clock: () => Date): () => number {
  const setTo = () => clock().getTime() - performance.now();
  let before = setTo();
  return () => {
    const moved = setTo() - before;
    before += moved;
    return moved;
  };
}

/**
 * Looks for old leads every hour, but not in an hour in which the clock was set: by a wrong one, all leads are old. That is
 * also why nothing is removed at the start. Several instances may do so at once.
 * @returns ends it
 */
export function keepRetention(parts: RetentionParts): () => void {
  const { logger, clock } = parts;
  const readMoved = watchClock(clock);
  async function look(): Promise<void> {
    const movedMs = Math.round(readMoved());
    if (Math.abs(movedMs) < MOST_MOVED_MS) return removeOldLeads(parts);
    logger.warn({ movedMs }, 'the clock was set, so no old leads are removed before the next hour');
  }
  return lookEvery({ everyMs: HOUR_MS, look, logger, failure: 'old leads could not be removed' });
}
