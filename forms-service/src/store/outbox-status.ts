import { acceptedOf, type Channel, type Delivery, isToVisitor } from './delivery.ts';

/**
 * Nobody tries any more what does not wait. `partial`: some of its recipients have it; `rejected`: it is for a visitor who has no
 * such mailbox. So only `dead` ones may leave the team without a word.
 */
export const undeliveredStates = ['waiting', 'partial', 'rejected', 'dead'] as const;

export type UndeliveredState = (typeof undeliveredStates)[number];

/** A message that has not arrived. */
export interface Undelivered {
  id: string;
  channel: Channel;
  state: UndeliveredState;
  createdAt: Date;
}

/** Deliveries on one way that have not arrived. */
export interface UndeliveredCount extends Pick<Undelivered, 'channel' | 'state'> {
  deliveries: number;
  /** When the first of them was decided on. */
  oldest: Date;
}

/** How deliveries are doing. */
export interface OutboxStatus {
  /** Number of deliveries that wait, and when the oldest of them was decided on. */
  waiting: number;
  oldest?: Date;
  /** Number of deliveries that nobody tries any more and nobody has. */
  dead: number;
  /** Number of those that some of their recipients have. */
  partial: number;
  /** Number of those for visitors who have no such mailbox. */
  rejected: number;
  channels: UndeliveredCount[];
}

const earlier = (one: Date | undefined, other: Date) => (one && one < other ? one : other);

/** Says what a delivery has come to that nobody tries any more. */
export function endStateOf({ channel, recipients }: Pick<Delivery, 'channel' | 'recipients'>) {
  if (acceptedOf(recipients)) return 'partial';
  const hasNoMailbox = recipients?.some(({ state }) => state === 'rejected');
  return isToVisitor({ channel }) && hasNoMailbox ? 'rejected' : 'dead';
}

/** What of these has not arrived. */
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
