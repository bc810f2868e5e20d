import { acceptedOf, type Channel, type Delivery } from './delivery.ts';

/** `partial`: dead, but some of its recipients have it; so nothing is unknown to everybody. */
export const undeliveredStates = ['waiting', 'partial', 'dead'] as const;

export type UndeliveredState = (typeof undeliveredStates)[number];

/** Deliveries on one way that have not arrived. */
export interface UndeliveredCount {
  channel: Channel;
  state: UndeliveredState;
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

export function toOutboxStatus(channels: UndeliveredCount[]): OutboxStatus {
  const status: OutboxStatus = { waiting: 0, oldest: undefined, dead: 0, partial: 0, channels };
  for (const { state, deliveries, oldest } of channels) {
    status[state] += deliveries;
    if (state === 'waiting') status.oldest = earlier(status.oldest, oldest);
  }
  return status;
}

/** Counts the undelivered of one lead after the other, for stores that cannot count inside of leads. */
export function createUndeliveredCounts() {
  const counts = new Map<string, UndeliveredCount>();
  return {
    add({ channel, state: deliveryState, createdAt, recipients }: Delivery): void {
      if (deliveryState === 'delivered') return;
      const state = deliveryState === 'dead' && acceptedOf(recipients) ? 'partial' : deliveryState;
      const key = `${channel} ${state}`;
      const before = counts.get(key) ?? { channel, state, deliveries: 0, oldest: createdAt };
      const oldest = earlier(before.oldest, createdAt);
      counts.set(key, { ...before, deliveries: before.deliveries + 1, oldest });
    },
    read: (): UndeliveredCount[] => [...counts.values()],
  };
}
