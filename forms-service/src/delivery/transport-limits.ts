import { MINUTE_MS } from '../durations.ts';
import { LONGEST_LEASE_MS, type Transport } from '../store/delivery.ts';

interface TransportLimits {
  /** Concurrent attempts. */
  concurrency: number;
  /** Time limit of an attempt. */
  attemptMs: number;
  /** Longer than an attempt, so no other instance starts before the attempt has ended, though clocks differ. */
  leaseMs: number;
}

/** Each transport has its own: a hanging receiver must not block the other transport. */
export const transportLimits: Record<Transport, TransportLimits> = {
  // One connection per attempt: mail servers refuse clients that open more.
  mail: { concurrency: 5, attemptMs: 8 * MINUTE_MS, leaseMs: LONGEST_LEASE_MS },
  webhook: { concurrency: 64, attemptMs: MINUTE_MS, leaseMs: 2 * MINUTE_MS },
};
