import type { Undelivered, UndeliveredCount } from '../outbox-status.ts';

/** Counts undelivered messages by channel and state. */
export async function countOf(undelivered: AsyncIterable<Undelivered>): Promise<UndeliveredCount[]> {
  const counts = new Map<string, UndeliveredCount>();
  for await (const { channel, state, createdAt } of undelivered) {
    const key = `${channel} ${state}`;
    const before = counts.get(key) ?? { channel, state, deliveries: 0, oldest: createdAt };
    const oldest = createdAt < before.oldest ? createdAt : before.oldest;
    counts.set(key, { ...before, deliveries: before.deliveries + 1, oldest });
  }
  return [...counts.values()];
}
