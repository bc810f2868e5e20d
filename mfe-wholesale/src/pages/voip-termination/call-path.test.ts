import { describe, expect, test } from 'vitest';
import { facts } from '../../facts/facts.ts';
import { callPath } from './call-path.ts';

describe('the example route', () => {
  test.each(callPath)('keeps to the limits at $name', ({ asr, acd, pdd }) => {
    expect(asr).toBeGreaterThanOrEqual(facts.asr);
    expect(acd).toBeGreaterThanOrEqual(facts.acd);
    expect(pdd).toBeLessThan(facts.pdd);
  });

  test('only loses calls and gains delay along the way', () => {
    expect(callPath).toEqual(callPath.toSorted((one, other) => other.asr - one.asr));
    expect(callPath).toEqual(callPath.toSorted((one, other) => one.pdd - other.pdd));
  });
});
