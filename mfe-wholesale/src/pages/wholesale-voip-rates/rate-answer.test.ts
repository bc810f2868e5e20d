import { describe, expect, test } from 'vitest';
import { rateAnswer } from './rate-answer.ts';
import { answers } from './rate-answer-content.ts';
import { example, exampleAnswer } from './rate-calculator-content.ts';

const answerTo = (changes: Partial<typeof example>) => rateAnswer({ ...example, ...changes });

describe('the rate calculator', () => {
  test('answers the example as the page already says', () => {
    expect(rateAnswer(example)).toEqual(exampleAnswer);
  });

  test('compares with a current rate that is lower, equal or missing', () => {
    expect(answerTo({ rate: '0.005' }).sentence).toBe(answers.more('$487', '$1,500'));
    expect(answerTo({ minutes: '100,000', rate: '0.0072' }).sentence).toBe(answers.same('$720'));
    expect(answerTo({ rate: '' }).sentence).toBe(answers.alone);
  });

  test('names the minimum to a volume that is too small', () => {
    expect(answerTo({ minutes: '49,999' })).toMatchObject({
      label: answers.tooSmall.label,
      sentence: 'Rates start at 50,000 minutes a month.',
      errors: {},
    });
  });

  test('shows a carrier the cost before the discount that is agreed on', () => {
    expect(answerTo({ minutes: '6M', rate: '0.02' })).toEqual({
      label: 'Carrier, custom',
      figure: '$43,200',
      sentence: `${answers.custom('$43,200')} ${answers.less('$76,800', '$120,000')}`,
      errors: {},
    });
  });

  test.each(['', 'many', '-1', '0'])('asks for the minutes when they are "%s"', (minutes) => {
    expect(answerTo({ minutes })).toEqual({ ...answers.unknown, errors: { minutes: answers.errors.minutes } });
  });

  test('refuses more minutes than there are', () => {
    expect(answerTo({ minutes: '1,000,000,001' }).errors.minutes).toBe(answers.errors.tooManyMinutes);
  });

  test.each(['cheap', '0', '-0.01', '10', '92'])('asks for a rate per minute when it is "%s"', (rate) => {
    expect(answerTo({ rate })).toEqual({ ...answers.unknown, errors: { rate: answers.errors.rate } });
  });

  test('names everything that is wrong at once', () => {
    expect(Object.keys(answerTo({ minutes: 'x', rate: 'y' }).errors)).toEqual(['minutes', 'rate']);
  });

  test('has no answer for a destination that is not listed', () => {
    expect(answerTo({ destination: 'Atlantis' })).toEqual({ ...answers.unknown, errors: {} });
  });
});
