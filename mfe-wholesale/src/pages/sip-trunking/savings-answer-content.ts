import { whole, wholeDollars, withUnit } from '../../facts/amounts.ts';
import { facts } from '../../facts/facts.ts';

/** Largest number of lines or calls that the calculator accepts. */
export const mostLines = 10_000;

/** Range of plausible prices of a line, USD per month. */
export const linePrices = { lowest: 1, highest: 1_000 } as const;

/** Answers of the savings calculator; amounts are formatted: `"$600"`. */
export const answers = {
  unknown: '–',
  corrected: (error: string) => `The saving appears once this is corrected: ${error}`,
  reduction: (percent: number) => `${percent}%`,
  channels: `Channels at $${facts.channelPrice} each`,
  cappedChannels: `Channels, counted at ${facts.largestTrunkSavings}% off`,
  less: (saving: string, year: string) => `${saving} less every month, ${year} a year.`,
  more: (difference: string) => `Channels would cost ${difference} more a month: keep the lines you have.`,
  same: 'Channels would cost what you pay now.',
  capped: `Your figures give more, but we promise ${facts.largestTrunkSavings}% at most.`,
  bandwidth: (mbps: string) => `The calls take about ${withUnit(mbps, 'Mbps')} in each direction.`,
  errors: {
    lines: `Enter a whole number of lines, from 1 to ${whole(mostLines)}.`,
    linePrice: `Enter a price from ${wholeDollars(linePrices.lowest)} to ${wholeDollars(linePrices.highest)}, such as 32.`,
    calls: `Enter a whole number of calls, from 1 to ${whole(mostLines)}.`,
  },
} as const;
