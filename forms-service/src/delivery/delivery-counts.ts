import { type Channel, channels } from '../store/delivery.ts';

/**
 * What attempts come to. `failed` ones are tried again, `dead` ones are not, and neither are `partial` ones, which some of
 * the recipients have, and `rejected` ones, whose visitor has no such mailbox; `lost` had taken so long that somebody else was given the delivery; `given-back` when the service
 * stopped.
 */
const attemptOutcomes = ['delivered', 'failed', 'partial', 'rejected', 'dead', 'lost', 'given-back'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

export interface DeliveryCount {
  channel: Channel;
  outcome: AttemptOutcome;
  count: number;
}

/** Attempts of this process by channel and outcome, for metrics. Every pair is there from the start, at 0. */
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
