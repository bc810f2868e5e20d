import { describe, expect, test } from 'vitest';
import type { RateList } from '../rates/rate-list.ts';
import { volumeTiers } from '../rates/volume-tier.ts';
import { type RateEntry, rateAnswerFrom } from './rate-answer.ts';
import { answers } from './rate-answer-content.ts';

const list: RateList = {
  rates: [{ destination: 'UK', rate: 0.0072 }],
  minimum: 50_000,
  tiers: volumeTiers([
    { tier: 'Starter', from: 100_000, discount: 0, features: [] },
    { tier: 'Professional', from: 250_000, discount: 8, features: [] },
    { tier: 'Enterprise', from: 1_000_000, discount: { from: 10, to: 20 }, features: [] },
    { tier: 'Carrier', from: 5_000_000, discount: 'custom', features: [] },
  ]),
};
const answer = rateAnswerFrom(list);
const answerTo = (changes: Partial<RateEntry>) =>
  answer({ destination: 'UK', minutes: '300,000', rate: '0.0092', ...changes });

describe('the rate calculator', () => {
  test('names tier, discount, cost and difference', () => {
    expect(answerTo({})).toEqual({
      tier: 'Professional',
      label: 'Professional, 8% off',
      figure: '$1,987',
      sentence: answers.less('$773', '$2,760'),
      errors: {},
    });
  });

  test.each([
    ['50,000', undefined],
    ['99,999', undefined],
    ['100,000', 'Starter'],
    ['249,999', 'Starter'],
    ['250,000', 'Professional'],
    ['999,999', 'Professional'],
    ['1,000,000', 'Enterprise'],
    ['4,999,999', 'Enterprise'],
    ['5,000,000', 'Carrier'],
    ['50,000,000', 'Carrier'],
  ])('counts %s minutes to the tier %s', (minutes, tier) => {
    expect(answerTo({ minutes }).tier).toBe(tier);
  });

  test('compares with a current rate that is lower, equal or missing', () => {
    expect(answerTo({ rate: '0.005' }).sentence).toBe(answers.more('$487', '$1,500'));
    expect(answerTo({ minutes: '100,000', rate: '0.0072' }).sentence).toBe(answers.same('$720'));
    expect(answerTo({ rate: '' }).sentence).toBe(answers.alone);
  });

  test('gives both ends where the discount is a range', () => {
    const answerAt = (rate: string) => answerTo({ minutes: '1M', rate });
    expect(answerAt('0.008')).toMatchObject({ label: 'Enterprise, 10–20% off', figure: '$5,760–$6,480' });
    expect(answerAt('0.008').sentence).toBe(answers.less('$1,520 to $2,240', '$8,000'));
    expect(answerAt('0.005').sentence).toBe(answers.more('$760 to $1,480', '$5,000'));
    expect(answerAt('0.006').sentence).toBe(answers.between('$480', '$240', '$6,000'));
  });

  test('gives the base rate between the minimum and the first tier', () => {
    expect(answerTo({ minutes: '50,000', rate: '' })).toEqual({
      tier: undefined,
      label: answers.belowTiers,
      figure: '$360',
      sentence: answers.alone,
      errors: {},
    });
  });

  test('reads dots as separators of minutes, and as the decimal point of a rate', () => {
    expect(answerTo({ minutes: '300.000' })).toEqual(answerTo({}));
    expect(answerTo({ rate: '1.000' }).sentence).toBe(answers.less('$298,013', '$300,000'));
  });

  test('states the minimum for a volume that is too small', () => {
    expect(answerTo({ minutes: '49,999' })).toMatchObject({
      label: answers.tooSmall.label,
      sentence: 'Rates start at 50,000 minutes a month.',
      errors: {},
    });
  });

  test('shows a carrier the cost before the negotiated discount', () => {
    expect(answerTo({ minutes: '6M', rate: '0.02' })).toMatchObject({
      label: 'Carrier, custom',
      figure: '$43,200',
      sentence: `${answers.custom('$43,200')} ${answers.less('$76,800', '$120,000')}`,
      errors: {},
    });
  });

  test.each(['', 'many', '-1', '0'])('requires the minutes when they are "%s"', (minutes) => {
    expect(answerTo({ minutes })).toEqual({
      ...answers.unknown,
      sentence: answers.corrected(answers.errors.minutes),
      errors: { minutes: answers.errors.minutes },
    });
  });

  test('rejects implausible minutes', () => {
    expect(answerTo({ minutes: '1,000,000,001' }).errors.minutes).toBe(answers.errors.tooManyMinutes);
  });

  test.each(['cheap', '0', '-0.01', '10', '92'])('requires a rate per minute when it is "%s"', (rate) => {
    expect(answerTo({ rate })).toEqual({
      ...answers.unknown,
      sentence: answers.corrected(answers.errors.rate),
      errors: { rate: answers.errors.rate },
    });
  });

  test('reports all errors together, and the first one in the answer, which screen readers announce', () => {
    const { sentence, errors } = answerTo({ minutes: 'x', rate: 'y' });
    expect(Object.keys(errors)).toEqual(['minutes', 'rate']);
    expect(sentence).toBe(
      'The cost appears once this is corrected: Enter the minutes as a number, such as 300,000 or 300K.',
    );
  });

  test('has no answer for an unlisted destination', () => {
    expect(answerTo({ destination: 'Atlantis' })).toEqual({ ...answers.unknown, errors: {} });
  });
});
