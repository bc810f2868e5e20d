const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
const PATIENCE_MS = 48 * HOUR_MS;

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
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const next = now.getTime() + Math.round((pause * (1 + random())) / 2);
  return next - firstTriedAt.getTime() > PATIENCE_MS ? undefined : new Date(next);
}
