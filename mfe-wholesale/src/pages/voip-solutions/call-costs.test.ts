import { describe, expect, test } from 'vitest';
import { facts } from '../../facts/facts.ts';
import { callCosts, totalCost } from './call-costs.ts';

describe('the costs of a call', () => {
  test('add up to a dollar on an old line, and to the largest savings less over VoIP', () => {
    expect(totalCost('oldLine')).toBe(100);
    expect(totalCost('voip')).toBe(100 - facts.largestSavings);
  });

  test.each(callCosts)('are lower for $name', ({ oldLine, voip }) => {
    expect(voip).toBeLessThan(oldLine);
  });
});
