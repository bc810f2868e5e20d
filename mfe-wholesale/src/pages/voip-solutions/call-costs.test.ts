import { describe, expect, test } from 'vitest';
import { callCosts, totalCost } from './call-costs.ts';

describe('the costs of a call', () => {
  test('add up to a dollar on an old line, and to 60% less over VoIP', () => {
    expect(totalCost('oldLine')).toBe(100);
    expect(totalCost('voip')).toBe(40);
  });

  test.each(callCosts)('are lower for $name', ({ oldLine, voip }) => {
    expect(voip).toBeLessThan(oldLine);
  });
});
