import { describe, expect, test } from 'vitest';
import { callPath } from './call-path.ts';

describe('the example route', () => {
  test.each(callPath)('keeps to the limits at $name', ({ asr, acd, pdd }) => {
    expect(asr).toBeGreaterThanOrEqual(98);
    expect(acd).toBeGreaterThanOrEqual(180);
    expect(pdd).toBeLessThan(3);
  });

  test('loses calls and gains delay on the way, never the other way round', () => {
    const falling = callPath.toSorted((one, other) => other.asr - one.asr);
    const later = callPath.toSorted((one, other) => one.pdd - other.pdd);
    expect(callPath).toEqual(falling);
    expect(callPath).toEqual(later);
  });
});
