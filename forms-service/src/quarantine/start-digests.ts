import type { Logger } from 'pino';
import { DAY_MS } from '../durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { runEvery, runOnce } from '../run-every.ts';
import { RETRY, untilDone } from '../store/change-record.ts';
import { type Delivery, newDelivery } from '../store/delivery.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import { findOldestUnreviewed } from './unreviewed.ts';

/** UTC; the team reads it when the day begins in Dubai and in Europe. */
const HOUR_OF_DAY = 5;
const CHECK_MS = 10 * 60_000;

interface DigestParts {
  store: Pick<LeadAdministration, 'readPage' | 'edit' | 'hasDigest' | 'recordDigest'>;
  metrics: Pick<Metrics, 'oldestQuarantined'>;
  logger: Logger;
  clock(): Date;
  /** Requests a poll for due deliveries. */
  wake(): void;
}

/** Returns when the latest digest was due. */
function latestDigest(now: Date): Date {
  const today = new Date(now).setUTCHours(HOUR_OF_DAY, 0, 0, 0);
  return new Date(today > now.getTime() ? today - DAY_MS : today);
}

const hasDigestSince = ({ deliveries }: LeadRecord, dueAt: Date) =>
  deliveries.some(({ channel, createdAt }) => channel === 'digest' && createdAt >= dueAt);

/** Digests say the same whenever they are sent, so only an attempt in flight is worth keeping. docs/decisions/0191. */
const isOutdated = ({ channel, lease }: Delivery) => channel === 'digest' && !lease;

/**
 * Retries when the team changes the oldest unreviewed lead at the same time. Another instance, or this one before a
 * failure, may have added the digest already.
 * @returns whether the digest is queued
 */
function addDigest({ store, clock }: DigestParts, dueAt: Date): Promise<boolean> {
  return untilDone(async () => {
    const lead = await findOldestUnreviewed(store);
    if (!lead) return false;
    if (hasDigestSince(lead, dueAt)) return true;
    const deliveries = [...lead.deliveries.filter((each) => !isOutdated(each)), newDelivery('digest', clock())];
    return typeof (await store.edit(lead, { deliveries })) === 'object' || RETRY;
  });
}

/**
 * Measures how long the oldest unreviewed lead has waited, and queues the daily digest when it is due. The digest is a
 * delivery of that lead, so it is sent, retried and reported like all others; its text is written when it is sent. It is
 * recorded last: after a failure in between, the next check finds it on the lead.
 */
export async function checkQuarantine(parts: DigestParts): Promise<void> {
  const { store, metrics, clock, wake } = parts;
  const now = clock();
  const oldest = await findOldestUnreviewed(store);
  metrics.oldestQuarantined.set(oldest ? Math.max(0, now.getTime() - oldest.createdAt.getTime()) / 1_000 : 0);
  const dueAt = latestDigest(now);
  if (!oldest || oldest.createdAt >= dueAt || (await store.hasDigest(dueAt))) return;
  if (!(await addDigest(parts, dueAt))) return;
  wake();
  await store.recordDigest(dueAt);
}

/**
 * Checks the quarantine now and every ten minutes.
 * @returns stops it
 */
export function startDigests(parts: DigestParts): () => void {
  const { logger } = parts;
  const check = { task: () => checkQuarantine(parts), logger, failure: 'quarantine check failed' };
  void runOnce(check);
  return runEvery({ ...check, everyMs: CHECK_MS });
}
