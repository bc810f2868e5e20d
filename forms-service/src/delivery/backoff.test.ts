import { expect, it } from 'vitest';
import { nextAttempt } from './backoff.ts';

const first = new Date('2026-11-21T10:00:00Z');

/** Returns the pauses of a delivery that always fails, in seconds. */
function pauses(random: () => number): number[] {
  const result: number[] = [];
  for (let now = first, attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, first, now, random);
    if (!next) return result;
    result.push((next.getTime() - now.getTime()) / 1_000);
    now = next;
  }
}

it('waits twice as long after each failure, up to four hours, and gives up after two days', () => {
  const longest = pauses(() => 1);
  expect(longest.slice(0, 4)).toEqual([5, 10, 20, 40]);
  expect(Math.max(...longest)).toBe(4 * 3_600);
  const total = longest.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeLessThanOrEqual(48 * 3_600);
  expect(total).toBeGreaterThan(43 * 3_600);
});

it('randomizes half of each pause', () => {
  expect(pauses(() => 0).slice(0, 4)).toEqual([2.5, 5, 10, 20]);
});
