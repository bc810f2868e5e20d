import type { SavingsAnswer, SavingsEntry } from './savings-answer.ts';

/** Words of the savings calculator that stand on the page; its answers are in savings-answer-content.ts. */
export const calculator = {
  title: 'Savings calculator',
  fields: {
    lines: { label: 'Lines you pay for' },
    linePrice: { label: 'Price of a line', hint: 'USD per month' },
    calls: { label: 'Most calls at the same time' },
  },
  now: 'Your lines now',
  reduction: 'lower line rental',
  noScript: 'The calculator needs JavaScript. The example shows how the saving is counted.',
} as const;

/** What stands in the fields at first. */
export const example: SavingsEntry = { lines: '30', linePrice: '32', calls: '24' };

/** What the arithmetic answers to the example, so that the page says it before the arithmetic is there. */
export const exampleAnswer: SavingsAnswer = {
  figure: '63%',
  sentence: '$600 less every month, $7,200 a year. The calls take about 2.4 Mbps in each direction.',
  amounts: { now: 960, trunk: 360, trunkLabel: 'Channels at $15 each' },
  errors: {},
};
