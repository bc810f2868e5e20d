import type { FormName } from '@site/contracts/forms';
import type { Logger } from 'pino';
import { removeOrphanedMails } from './delivery/mail/remove-mails.ts';
import { HOUR_MS } from './durations.ts';
import type { Metrics } from './metrics/metrics.ts';
import { purgeEnded, purgeForm, type RetentionDays } from './retention.ts';
import { runEvery } from './run-every.ts';
import type { LeadAdministration } from './store/lead-administration.ts';

/** Regular clock corrections are seconds. */
const MAX_CORRECTION_MS = 5 * 60_000;

interface RetentionParts {
  days: RetentionDays;
  store: Pick<LeadAdministration, 'purge' | 'correctIndex' | 'purgeEnded' | 'find'>;
  /** Folder that may hold mail files. */
  dataDir: string;
  metrics: Metrics;
  logger: Logger;
  clock(): Date;
}

/**
 * Removes leads whose retention period has ended. Removes their mail files too, including those of leads that another
 * instance or an operator has removed since.
 */
export async function removeOldLeads(parts: RetentionParts): Promise<void> {
  const { days, store, dataDir, metrics, logger, clock } = parts;
  const now = clock();
  for (const [form, period] of Object.entries(days) as [FormName, number][]) {
    const removed = await purgeForm(store, form, period, now);
    metrics.purged.inc({ form }, removed);
    if (removed > 0) logger.info({ form, days: period, removed }, 'old leads removed');
  }
  const ended = await purgeEnded(store, now);
  metrics.purged.inc({ form: 'newsletter' }, ended);
  if (ended > 0) logger.info({ form: 'newsletter', removed: ended }, 'ended subscriptions removed');
  await removeOrphanedMails(dataDir, store);
}

/** @returns measures by how much the system clock was set since the call before, against the monotonic clock */
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
 * Removes old leads every hour, except when the system clock was set since the run before: by a wrong clock, all leads are
 * old. For the same reason there is no run at startup. Several instances may run at the same time.
 * @returns stops it
 */
export function startRetention(parts: RetentionParts): () => void {
  const { logger, clock } = parts;
  const readMoved = watchClock(clock);
  async function task(): Promise<void> {
    const movedMs = Math.round(readMoved());
    if (Math.abs(movedMs) < MAX_CORRECTION_MS) return removeOldLeads(parts);
    logger.warn({ movedMs }, 'system clock changed; retention skipped until the next hourly run');
  }
  return runEvery({ everyMs: HOUR_MS, task, logger, failure: 'retention failed' });
}
