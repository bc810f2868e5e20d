import type { DeliveryReport } from '../http/outbox-health.ts';
import { channels } from '../store/delivery.ts';
import { type OutboxStatus, undeliveredStates, waitingMs } from '../store/outbox-status.ts';
import type { Metrics } from './metrics.ts';

const MS_PER_S = 1_000;

/** Copies the attempt counts and the state of the delivery loop. */
export function noteAttempts({ attempts, delivering }: Metrics, { counts, obstacle }: DeliveryReport): void {
  attempts.reset();
  for (const { channel, outcome, count } of counts.read())
    attempts.inc({ channel, outcome: outcome.replaceAll('-', '_') }, count);
  delivering.set(obstacle() ? 0 : 1);
}

/** Sets the gauges of undelivered messages. */
export function noteOutbox({ undelivered, oldest }: Metrics, status: OutboxStatus, now: Date): void {
  for (const channel of channels)
    for (const state of undeliveredStates) {
      const found = status.channels.find((each) => each.channel === channel && each.state === state);
      undelivered.set({ channel, state }, found?.deliveries ?? 0);
    }
  oldest.set(waitingMs(status, now) / MS_PER_S);
}

/** Clears the gauges while the store is unavailable: old figures would look healthy. */
export function forgetOutbox({ undelivered, oldest }: Metrics): void {
  undelivered.reset();
  oldest.remove();
}
