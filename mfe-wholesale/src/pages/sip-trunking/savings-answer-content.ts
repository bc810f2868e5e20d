import { savingsModel } from './savings-model.ts';

/** Answers of the savings calculator; amounts arrive as they are shown: `"$600"`. */
export const answers = {
  unknown: { figure: '–', sentence: 'The saving appears here when the fields can be read.' },
  reduction: (percent: number) => `${percent}%`,
  channels: `Channels at $${savingsModel.channelPrice} each`,
  cappedChannels: `Channels, counted at ${savingsModel.largestReduction}% off`,
  less: (saving: string, year: string) => `${saving} less every month, ${year} a year.`,
  more: (difference: string) => `Channels would cost ${difference} more a month: keep the lines you have.`,
  same: 'Channels would cost what you pay now.',
  capped: `Your figures give more, but we promise ${savingsModel.largestReduction}% at most.`,
  bandwidth: (mbps: string) => `The calls take about ${mbps} Mbps in each direction.`,
  errors: {
    lines: 'Enter a whole number of lines, from 1 to 10,000.',
    linePrice: 'Enter a price from $1 to $1,000, such as 32.',
    calls: 'Enter a whole number of calls, from 1 to 10,000.',
  },
} as const;

/** Largest number of lines or calls that the calculator answers. */
export const mostLines = 10_000;

/** Prices of a line that are believed, USD per month. */
export const linePrices = { lowest: 1, highest: 1_000 } as const;
