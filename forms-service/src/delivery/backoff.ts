import { backoffDelay } from '@site/process';
import { HOUR_MS } from '../durations.ts';
import { LONGEST_PAUSE_MS } from '../store/delivery.ts';

const SECOND_MS = 1_000;

const BACKOFF = { firstMs: 5 * SECOND_MS, longestMs: LONGEST_PAUSE_MS, jitter: 0.5 };
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;

/**
 * When to try again: after 5 s, 10 s, 20 s … up to 4 hours, half of it left to chance, so that what failed together does
 * not come back together.
 * @param attempts how many there have been
 * @param firstTriedAt when the first one began
 * @param random from 0 to 1
 * @returns undefined when two days of trying are over
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
