import type { RateAnswer, RateEntry } from '../../calculator/rate-answer.ts';

/** What stands in the fields of the calculator at first. */
export const example: RateEntry = { destination: 'UK', minutes: '300,000', rate: '0.0092' };

/** What the arithmetic answers to the example, so that the page says it before the arithmetic is there. */
export const exampleAnswer: RateAnswer = {
  tier: 'Professional',
  label: 'Professional, 8% off',
  figure: '$1,987',
  sentence: 'That is $773 less a month than $2,760.',
  errors: {},
};
