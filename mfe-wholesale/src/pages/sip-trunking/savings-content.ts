import type { SavingsEntry } from './savings-answer.ts';

/** Form of the savings calculator; its answers are in savings-answer-content.ts. */
export const calculator = {
  title: 'Savings calculator',
  fields: {
    lines: { label: 'Lines you pay for' },
    linePrice: { label: 'Price per line', hint: 'USD per month' },
    calls: { label: 'Peak simultaneous calls' },
  },
  now: 'Your lines now',
  reduction: 'lower line charges',
  noScript: 'The calculator needs JavaScript. The example shows how the saving is counted.',
} as const;

/** Initial values of the fields. */
export const example: SavingsEntry = { lines: '30', linePrice: '32', calls: '24' };
