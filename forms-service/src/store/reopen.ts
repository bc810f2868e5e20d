import { acceptedOf, type Channel, type Delivery, type ReopenRequest } from './delivery.ts';
import type { Lead, LeadState } from './lead-store.ts';
import { endStateOf } from './outbox-status.ts';

/** States of a subscription in which a mail to the subscriber says what is so; other mails always do. */
const truthful: Partial<Record<Channel, LeadState[]>> = {
  confirmation: ['quarantined', 'unconfirmed'],
  subscribed: ['stored'],
};

/** Whoever tries right now, or is about to, needs no other. */
const isUnderWay = ({ state, lease, dueAt }: Delivery, now: Date) => state === 'waiting' && (lease || dueAt <= now);

const isRejected = (delivery: Delivery) => delivery.state === 'dead' && endStateOf(delivery) === 'rejected';

/**
 * As new, but under the same id: a receiver can tell that it has it already. Rejected recipients are tried again, and
 * those who have a mail that others have not got are still left out.
 */
function dueNow({ lease, firstTriedAt, deliveredAt, recipients, ...delivery }: Delivery, now: Date): Delivery {
  const accepted = acceptedOf(recipients);
  return { ...delivery, ...(accepted && { recipients: accepted }), state: 'waiting', attempts: 0, dueAt: now };
}

/**
 * Makes deliveries due, with as much patience as new ones.
 * @returns undefined when there are none to which that applies
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
      (truthful[each.channel]?.includes(leadState) ?? true) &&
      !isUnderWay(each, now),
  );
  if (wanted.length === 0) return undefined;
  return {
    deliveries: deliveries.map((each) => (wanted.includes(each) ? dueNow(each, now) : each)),
    count: wanted.length,
  };
}
