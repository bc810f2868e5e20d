import type { RateAnswer, RateEntry } from './rate-answer.ts';

/** Words of the rate calculator that stand on the page; its answers are in rate-answer-content.ts. */
export const calculator = {
  title: 'Rate calculator',
  fields: {
    destination: { label: 'Destination' },
    minutes: { label: 'Minutes per month' },
    rate: { label: 'What you pay now', hint: 'USD per minute' },
  },
  noScript: 'The calculator needs JavaScript. The rates and tiers above are complete without it.',
  launch: 'Launch Rate Calculator',
} as const;

/** What stands in the fields at first. */
export const example: RateEntry = { destination: 'UK', minutes: '300,000', rate: '0.0092' };

/** What the arithmetic answers to the example, so that the page says it before the arithmetic is there. */
export const exampleAnswer: RateAnswer = {
  label: 'Professional, 8% off',
  figure: '$1,987',
  sentence: 'That is $773 less a month than $2,760.',
  errors: {},
};
