import type { Channel, Delivery, ReopenRequest } from './delivery.ts';
import type { Lead, LeadState } from './lead-store.ts';

/** States of a subscription in which a mail to the subscriber says what is so; other mails always do. */
const truthful: Partial<Record<Channel, LeadState[]>> = {
  confirmation: ['quarantined', 'unconfirmed'],
  subscribed: ['stored'],
};

/** Whoever tries right now, or is about to, needs no other. */
const isUnderWay = ({ state, lease, dueAt }: Delivery, now: Date) => state === 'waiting' && (lease || dueAt <= now);

/** As new, but under the same id: a receiver can tell that it has it already. */
function dueNow({ lease, firstTriedAt, deliveredAt, ...delivery }: Delivery, now: Date): Delivery {
  return { ...delivery, state: 'waiting', attempts: 0, dueAt: now };
}

/**
 * Makes deliveries due, with as much patience as new ones.
 * @returns undefined when there are none to which that applies
 */
export function reopen(
  { state: leadState, deliveries }: Pick<Lead, 'state' | 'deliveries'>,
  { state, channel }: Pick<ReopenRequest, 'state' | 'channel'>,
  now: Date,
): { deliveries: Delivery[]; count: number } | undefined {
  const wanted = deliveries.filter(
    (each) =>
      each.state === state &&
      (!channel || each.channel === channel) &&
      (truthful[each.channel]?.includes(leadState) ?? true) &&
      !isUnderWay(each, now),
  );
  if (wanted.length === 0) return undefined;
  return {
    deliveries: deliveries.map((each) => (wanted.includes(each) ? dueNow(each, now) : each)),
    count: wanted.length,
  };
}
