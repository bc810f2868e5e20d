import { channels } from '../store/delivery.ts';
import { type OutboxStatus, undeliveredStates, waitingMs } from '../store/outbox-status.ts';
import type { Metrics } from './metrics.ts';

const MS_PER_S = 1_000;

/** Sets the gauges of undelivered messages. */
export function recordOutbox({ undelivered, oldest }: Metrics, status: OutboxStatus, now: Date): void {
  for (const channel of channels)
    for (const state of undeliveredStates) {
      const found = status.channels.find((each) => each.channel === channel && each.state === state);
      undelivered.set({ channel, state }, found?.deliveries ?? 0);
    }
  oldest.set(waitingMs(status, now) / MS_PER_S);
}

/** Clears the gauges while the store is unavailable: old figures would look healthy. */
export function clearOutbox({ undelivered, oldest }: Metrics): void {
  undelivered.reset();
  oldest.remove();
}
