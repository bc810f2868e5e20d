import { acceptedOf, type Channel, type Delivery } from './delivery.ts';

/** `partial`: dead, but some of its recipients have it; so nothing is unknown to everybody. */
export const undeliveredStates = ['waiting', 'partial', 'dead'] as const;

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
  channels: UndeliveredCount[];
}

const earlier = (one: Date | undefined, other: Date) => (one && one < other ? one : other);

/** What of these has not arrived. */
export function undeliveredOf(deliveries: Delivery[]): Undelivered[] {
  return deliveries.flatMap(({ id, channel, state, createdAt, recipients }) => {
    if (state === 'delivered') return [];
    return [{ id, channel, createdAt, state: state === 'dead' && acceptedOf(recipients) ? 'partial' : state }];
  });
}

export function toOutboxStatus(channels: UndeliveredCount[]): OutboxStatus {
  const status: OutboxStatus = { waiting: 0, oldest: undefined, dead: 0, partial: 0, channels };
  for (const { state, deliveries, oldest } of channels) {
    status[state] += deliveries;
    if (state === 'waiting') status.oldest = earlier(status.oldest, oldest);
  }
  return status;
}
