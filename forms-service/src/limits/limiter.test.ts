import { expect, it, onTestFinished, vi } from 'vitest';
import { describeCounters, rush } from './counters.contract.ts';
import { memoryCounters } from './limiter.ts';

describeCounters('memory', async () => memoryCounters);

it('counts in memory let no more through when all come at once', async () => {
  expect(await rush(memoryCounters, 7)).toBe(7);
});

it('a clock that is put back by a month makes nobody wait for a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24') });
  onTestFinished(() => void vi.useRealTimers());
  const { take } = memoryCounters({ keyPrefix: 'minute', points: 1, duration: 60 });
  await take('somebody');
  expect(await take('somebody')).toBe(60);
  vi.setSystemTime(Date.parse('2026-10-24'));
  expect(await take('somebody')).toBe(0);
  expect(await take('somebody')).toBe(60);
});
