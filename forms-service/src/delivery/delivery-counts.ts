import { type Channel, channels } from '../store/delivery.ts';

/**
 * Outcomes of attempts. `failed` attempts are retried; `dead`, `partial` (some recipients have the mail) and `rejected`
 * (the visitor's mailbox does not exist) are not. `lost`: during the attempt, the lease expired or the message became
 * outdated. `given-back`: the service stopped.
 */
const attemptOutcomes = ['delivered', 'failed', 'partial', 'rejected', 'dead', 'lost', 'given-back'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

export interface DeliveryCount {
  channel: Channel;
  outcome: AttemptOutcome;
  count: number;
}

/** Counts this process's attempts by channel and outcome, for metrics. Every pair starts at 0. */
export function createDeliveryCounts() {
  const counts: DeliveryCount[] = channels.flatMap((channel) =>
    attemptOutcomes.map((outcome) => ({ channel, outcome, count: 0 })),
  );
  return {
    add(channel: Channel, outcome: AttemptOutcome): void {
      const entry = counts.find((each) => each.channel === channel && each.outcome === outcome);
      if (entry) entry.count++;
    },
    read: (): readonly DeliveryCount[] => counts,
  };
}

export type DeliveryCounts = ReturnType<typeof createDeliveryCounts>;
