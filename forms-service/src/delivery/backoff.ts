import { backoffDelay } from '@site/process';
import { HOUR_MS } from '../durations.ts';
import { LONGEST_PAUSE_MS } from '../store/delivery.ts';

const SECOND_MS = 1_000;

const BACKOFF = { firstMs: 5 * SECOND_MS, longestMs: LONGEST_PAUSE_MS, jitter: 0.5 };
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;

/**
 * Returns when to retry: after 5 s, 10 s, 20 s … up to 4 hours, half of it random, to spread retries of messages that
 * failed together.
 * @param attempts number of attempts so far
 * @param firstTriedAt start of the first attempt
 * @param random from 0 to 1
 * @returns undefined after two days of attempts
 */
export function nextAttempt(
  attempts: number,
  firstTriedAt: Date,
  now: Date,
  random: () => number = Math.random,
): Date | undefined {
  const next = now.getTime() + Math.round(backoffDelay(attempts - 1, { ...BACKOFF, random }));
  return next - firstTriedAt.getTime() > GIVE_UP_AFTER_MS ? undefined : new Date(next);
}
