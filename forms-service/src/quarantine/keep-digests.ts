import type { Logger } from 'pino';
import { DAY_MS } from '../durations.ts';
import { lookEvery, lookOnce } from '../look-every.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { newDelivery } from '../store/delivery.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';
import { findLongestWaiting } from './awaiting-review.ts';

/** UTC; the team reads it when the day begins in Dubai and in Europe. */
const HOUR_OF_DAY = 5;
const LOOK_MS = 10 * 60_000;
const TRIES = 5;

/** What it takes to remind the team of what is quarantined. */
export interface DigestParts {
  store: Pick<LeadAdministration, 'readPage' | 'edit' | 'hasDigest' | 'noteDigest'>;
  metrics: Pick<Metrics, 'oldestQuarantined'>;
  logger: Logger;
  clock(): Date;
  /** Says that something may be due for delivery. */
  wake(): void;
}

/** The moment of the latest digest that should have been begun. */
function latestDigest(now: Date): Date {
  const today = new Date(now).setUTCHours(HOUR_OF_DAY, 0, 0, 0);
  return new Date(today > now.getTime() ? today - DAY_MS : today);
}

const hasDigestSince = ({ deliveries }: LeadRecord, moment: Date) =>
  deliveries.some(({ channel, createdAt }) => channel === 'digest' && createdAt >= moment);

/**
 * Somebody of the team may change the lead that waits longest at the same time: then it is looked for again. So may another
 * instance, or this one before a failure: then it has its digest already.
 * @returns whether the digest is on its way
 */
async function addDigest({ store, clock }: DigestParts, moment: Date): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const lead = await findLongestWaiting(store);
    if (!lead) return false;
    if (hasDigestSince(lead, moment)) return true;
    const deliveries = [...lead.deliveries, newDelivery('digest', clock())];
    if (typeof (await store.edit(lead, { deliveries })) === 'object') return true;
  }
  return false;
}

/**
 * Looks once how long something waits, and whether the team is to be reminded. The digest becomes a delivery of the lead that
 * waits longest, so that it is sent, repeated and reported like all others; its words are written when it leaves. Only then is it
 * noted: whatever fails in between, the next look goes on, and finds it at that lead.
 */
export async function lookAtQuarantine(parts: DigestParts): Promise<void> {
  const { store, metrics, clock, wake } = parts;
  const now = clock();
  const longest = await findLongestWaiting(store);
  metrics.oldestQuarantined.set(longest ? Math.max(0, now.getTime() - longest.createdAt.getTime()) / 1_000 : 0);
  const moment = latestDigest(now);
  if (!longest || longest.createdAt >= moment || (await store.hasDigest(moment))) return;
  if (!(await addDigest(parts, moment))) return;
  wake();
  await store.noteDigest(moment);
}

/**
 * Looks now and every ten minutes.
 * @returns ends it
 */
export function keepDigests(parts: DigestParts): () => void {
  const { logger } = parts;
  const repeated = { look: () => lookAtQuarantine(parts), logger, failure: 'quarantined leads could not be looked at' };
  void lookOnce(repeated);
  return lookEvery({ ...repeated, everyMs: LOOK_MS });
}
