import { acceptedOf, type Channel, type Delivery, isToVisitor } from './delivery.ts';

/**
 * Only `waiting` messages are attempted. `partial`: some recipients have it; `rejected`: the visitor's mailbox does not
 * exist. So only `dead` ones may leave the team uninformed.
 */
export const undeliveredStates = ['waiting', 'partial', 'rejected', 'dead'] as const;

export type UndeliveredState = (typeof undeliveredStates)[number];

/** An undelivered message. */
export interface Undelivered {
  id: string;
  channel: Channel;
  state: UndeliveredState;
  createdAt: Date;
}

/** Undelivered messages of one channel and state. */
export interface UndeliveredCount extends Pick<Undelivered, 'channel' | 'state'> {
  deliveries: number;
  /** Creation time of the oldest. */
  oldest: Date;
}

/** State of all deliveries. */
export interface OutboxStatus {
  /** Number of waiting deliveries, and creation time of the oldest. */
  waiting: number;
  oldest?: Date;
  /** Number of dead deliveries that reached no recipient. */
  dead: number;
  /** Number of dead deliveries that reached some recipients. */
  partial: number;
  /** Number of dead deliveries to nonexistent mailboxes of visitors. */
  rejected: number;
  channels: UndeliveredCount[];
}

/**
 * Returns how long the oldest message has been waiting. A time in the future, from when the clock was ahead, counts as
 * long ago as it is ahead.
 */
export const waitingMs = ({ oldest }: Pick<OutboxStatus, 'oldest'>, now: Date): number =>
  oldest ? Math.abs(now.getTime() - oldest.getTime()) : 0;

const earlier = (one: Date | undefined, other: Date) => (one && one < other ? one : other);

/** Returns the final state of a delivery that is no longer attempted. */
export function endStateOf({ channel, recipients }: Pick<Delivery, 'channel' | 'recipients'>) {
  if (acceptedOf(recipients)) return 'partial';
  const hasNoMailbox = recipients?.some(({ state }) => state === 'rejected');
  return isToVisitor({ channel }) && hasNoMailbox ? 'rejected' : 'dead';
}

/** Returns the undelivered ones. */
export function undeliveredOf(deliveries: Delivery[]): Undelivered[] {
  return deliveries.flatMap((delivery) => {
    const { id, channel, state, createdAt } = delivery;
    if (state === 'delivered') return [];
    return [{ id, channel, createdAt, state: state === 'dead' ? endStateOf(delivery) : state }];
  });
}

export function toOutboxStatus(channels: UndeliveredCount[]): OutboxStatus {
  const status: OutboxStatus = { waiting: 0, oldest: undefined, dead: 0, partial: 0, rejected: 0, channels };
  for (const { state, deliveries, oldest } of channels) {
    status[state] += deliveries;
    if (state === 'waiting') status.oldest = earlier(status.oldest, oldest);
  }
  return status;
}
