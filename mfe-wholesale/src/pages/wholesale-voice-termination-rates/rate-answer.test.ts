import { describe, expect, test } from 'vitest';
import { answers } from '../../calculator/rate-answer-content.ts';
import { facts } from '../../facts/facts.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { terminationTiers } from '../../rates/termination-tiers.ts';
import { example, rateAnswer } from './rate-answer.ts';

const [starter] = terminationTiers;
const answerTo = (minutes: number | undefined, destination = example.destination) =>
  rateAnswer({ destination, minutes: String(minutes), rate: '' });

describe('the calculator of the termination rates page', () => {
  test.each(terminationRates)('calculates with the rate of the table for $destination', ({ destination, rate }) => {
    const { figure } = answerTo(starter?.from, destination);
    expect(figure).toBe(`$${Math.round(rate * (starter?.from ?? Number.NaN)).toLocaleString('en-US')}`);
  });

  test('sells from the minimum volume, at the base rate up to the first tier', () => {
    expect(answerTo(facts.terminationMinutes - 1).label).toBe(answers.tooSmall.label);
    expect(answerTo(facts.terminationMinutes).label).toBe(answers.belowTiers);
    expect(answerTo((starter?.from ?? 0) - 1).tier).toBeUndefined();
    expect(answerTo(starter?.from).tier).toBe(starter?.tier);
  });
});
