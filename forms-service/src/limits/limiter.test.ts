import { expect, it } from 'vitest';
import { describeCounters, rush } from './counters.contract.ts';
import { memoryCounters } from './limiter.ts';

describeCounters('memory', async () => memoryCounters);

it('counts in memory let no more through when all come at once', async () => {
  expect(await rush(memoryCounters, 7)).toBe(7);
});
