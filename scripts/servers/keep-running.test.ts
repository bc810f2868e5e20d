import { expect, test } from 'vitest';
import { createRestartBackoff } from './keep-running.ts';

test('pauses between restarts grow to a minute, and start over after a process that ran for one', () => {
  const nextPause = createRestartBackoff();
  expect(Array.from({ length: 8 }, () => nextPause(0))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(nextPause(59_999)).toBe(60);
  expect([nextPause(60_000), nextPause(0)]).toEqual([1, 2]);
});
