import type { FormName } from '@site/contracts/forms';
import type { Logger } from 'pino';
import { removeMailsOfGone } from './delivery/mail/remove-mails.ts';
import type { Metrics } from './metrics/metrics.ts';
import { purgeEnded, purgeForm, type RetentionDays } from './retention.ts';
import type { LeadArchive } from './store/lead-archive.ts';
import { StoreUnavailable } from './store/lead-store.ts';

const HOUR_MS = 60 * 60_000;

/** What it takes to remove old leads. */
export interface RetentionParts {
  days: RetentionDays;
  archive: Pick<LeadArchive, 'purge' | 'purgeEnded' | 'find'>;
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
  const { days, archive, dataDir, metrics, logger, clock } = parts;
  for (const [form, some] of Object.entries(days) as [FormName, number][]) {
    const removed = await purgeForm(archive, form, some, clock());
    metrics.purged.inc({ form }, removed);
    if (removed > 0) logger.info({ form, days: some, removed }, 'old leads removed');
  }
  const ended = await purgeEnded(archive, clock());
  metrics.purged.inc({ form: 'newsletter' }, ended);
  if (ended > 0) logger.info({ form: 'newsletter', removed: ended }, 'ended subscriptions removed');
  await removeMailsOfGone(dataDir, archive);
}

/**
 * Looks for old leads now and every hour. Several instances may do so at once.
 * @returns ends it
 */
export function keepRetention(parts: RetentionParts): () => void {
  const look = () =>
    removeOldLeads(parts).catch((error) => {
      const reason = error instanceof StoreUnavailable ? { code: error.code } : { err: error };
      parts.logger.warn(reason, 'old leads could not be removed');
    });
  void look();
  const timer = setInterval(look, HOUR_MS);
  return () => clearInterval(timer);
}
