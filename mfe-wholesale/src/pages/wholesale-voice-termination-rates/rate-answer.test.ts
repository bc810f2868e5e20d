import { describe, expect, test } from 'vitest';
import { answers } from '../../calculator/rate-answer-content.ts';
import { terminationRates } from '../../rates/termination-rates.ts';
import { example, exampleAnswer } from './calculator-example.ts';
import { rateAnswer } from './rate-answer.ts';

describe('the calculator of the termination rates page', () => {
  test('answers its example as the page already says', () => {
    expect(rateAnswer(example)).toEqual(exampleAnswer);
  });

  test.each(terminationRates)('counts with the rate of the table for $destination', ({ destination, rate }) => {
    const { figure } = rateAnswer({ destination, minutes: '100,000', rate: '' });
    expect(figure).toBe(`$${Math.round(rate * 100_000).toLocaleString('en-US')}`);
  });

  test('sells from 50,000 minutes, at the base rate until the first tier', () => {
    const answerTo = (minutes: string) => rateAnswer({ ...example, minutes });
    expect(answerTo('49,999').label).toBe(answers.tooSmall.label);
    expect(answerTo('50,000')).toMatchObject({ label: answers.belowTiers, figure: '$475' });
    expect(answerTo('99,999').tier).toBeUndefined();
    expect(answerTo('100,000').tier).toBe('Starter');
  });

  test('promises no more than 20% off', () => {
    expect(rateAnswer({ destination: 'USA', minutes: '9,999,999', rate: '' }).figure).toBe('$36,000–$40,500');
  });
});
