import type { DeliveryReport } from '../http/outbox-health.ts';
import { channels } from '../store/delivery.ts';
import { type OutboxStatus, undeliveredStates } from '../store/outbox-status.ts';
import type { Metrics } from './metrics.ts';

const MS_PER_S = 1_000;

/** Takes over what the deliverers have counted, and whether they can work. */
export function noteAttempts({ attempts, delivering }: Metrics, { counts, obstacle }: DeliveryReport): void {
  attempts.reset();
  for (const { channel, outcome, count } of counts.read())
    attempts.inc({ channel, outcome: outcome.replaceAll('-', '_') }, count);
  delivering.set(obstacle() ? 0 : 1);
}

/** Notes what was not delivered yet. */
export function noteOutbox({ undelivered, oldest }: Metrics, status: OutboxStatus, now: Date): void {
  for (const channel of channels)
    for (const state of undeliveredStates) {
      const found = status.channels.find((each) => each.channel === channel && each.state === state);
      undelivered.set({ channel, state }, found?.deliveries ?? 0);
    }
  const age = status.oldest ? now.getTime() - status.oldest.getTime() : 0;
  oldest.set(Math.max(0, age) / MS_PER_S);
}

/** While the store is away nobody knows: an old figure would say that all is well. */
export function forgetOutbox({ undelivered, oldest }: Metrics): void {
  undelivered.reset();
  oldest.remove();
}
