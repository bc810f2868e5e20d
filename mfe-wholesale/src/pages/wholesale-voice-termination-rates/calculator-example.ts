import type { RateAnswer, RateEntry } from '../../calculator/rate-answer.ts';

/** What stands in the fields of the calculator at first. */
export const example: RateEntry = { destination: 'Germany', minutes: '800,000', rate: '0.0118' };

/** What the arithmetic answers to the example, so that the page says it before the arithmetic is there. */
export const exampleAnswer: RateAnswer = {
  tier: 'Professional',
  label: 'Professional, 5–10% off',
  figure: '$6,840–$7,220',
  sentence: 'That is $2,220 to $2,600 less a month than $9,440.',
  errors: {},
};
