import type { Undelivered, UndeliveredCount } from '../outbox-status.ts';

/** Accumulates counts of undelivered messages. */
export function createUndeliveredCounts() {
  const counts = new Map<string, UndeliveredCount>();
  return {
    add({ channel, state, createdAt }: Undelivered): void {
      const key = `${channel} ${state}`;
      const before = counts.get(key) ?? { channel, state, deliveries: 0, oldest: createdAt };
      const oldest = createdAt < before.oldest ? createdAt : before.oldest;
      counts.set(key, { ...before, deliveries: before.deliveries + 1, oldest });
    },
    read: (): UndeliveredCount[] => [...counts.values()],
  };
}
