import { acceptedOf, type Delivery, LONGEST_LEASE_MS, type ReopenRequest } from './delivery.ts';
import type { Lead } from './lead-store.ts';
import { endStateOf } from './outbox-status.ts';
import { isAccurate } from './subscription.ts';

/** In flight, due anyway, or waiting for the end of an attempt that says the opposite. docs/decisions/0184. */
const isUnderWay = ({ state, lease, attempts, dueAt }: Delivery, now: Date) =>
  state === 'waiting' && (lease || dueAt.getTime() <= now.getTime() + (attempts === 0 ? LONGEST_LEASE_MS : 0));

const isRejected = (delivery: Delivery) => delivery.state === 'dead' && endStateOf(delivery) === 'rejected';

/**
 * Resets a delivery under the same id, for deduplication by receivers. Rejected recipients are tried again; recipients
 * that have the mail are still skipped.
 */
function dueNow({ lease, firstTriedAt, deliveredAt, recipients, ...delivery }: Delivery, now: Date): Delivery {
  const accepted = acceptedOf(recipients);
  return { ...delivery, ...(accepted && { recipients: accepted }), state: 'waiting', attempts: 0, dueAt: now };
}

/**
 * Makes deliveries due, with the retry period of new ones.
 * @returns undefined when none match
 */
export function reopen(
  { state: leadState, deliveries }: Pick<Lead, 'state' | 'deliveries'>,
  { state, channel, withRejected }: Omit<ReopenRequest, 'ids'>,
  now: Date,
): { deliveries: Delivery[]; count: number } | undefined {
  const wanted = deliveries.filter(
    (each) =>
      each.state === state &&
      (!channel || each.channel === channel) &&
      (withRejected || !isRejected(each)) &&
      isAccurate(each, leadState) &&
      !isUnderWay(each, now),
  );
  if (wanted.length === 0) return undefined;
  return {
    deliveries: deliveries.map((each) => (wanted.includes(each) ? dueNow(each, now) : each)),
    count: wanted.length,
  };
}
