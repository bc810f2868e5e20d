import { whole } from '../facts/amounts.ts';

/** Largest volume that the calculator accepts, minutes per month. */
export const mostMinutes = 1_000_000_000;

/** USD per minute. A rate from here on is a typing error: no destination costs as much. */
export const rateLimit = 10;

/** Answers of the rate calculator; amounts are formatted: `"$1,987"`, `"$773 to $900"`, `"50,000"`. */
export const answers = {
  unknown: { label: 'Monthly cost', figure: '–', sentence: 'The cost appears here when the fields can be read.' },
  corrected: (error: string) => `The cost appears once this is corrected: ${error}`,
  tooSmall: {
    label: 'Below the minimum',
    figure: '–',
    sentence: (minimum: string) => `Rates start at ${minimum} minutes a month.`,
  },
  tier: (name: string, discount: string) => `${name}, ${discount.toLowerCase()}`,
  belowTiers: 'Base rate, below the first tier',
  cost: (least: string, most: string) => `${least}–${most}`,
  custom: (amount: string) => `${amount} is before your discount, which is agreed with you.`,
  difference: (least: string, most: string) => `${least} to ${most}`,
  less: (saving: string, now: string) => `That is ${saving} less a month than ${now}.`,
  more: (difference: string, now: string) => `That is ${difference} more a month than ${now}: your rate is good.`,
  between: (more: string, less: string, now: string) =>
    `That is from ${more} more to ${less} less a month than ${now}, by the discount agreed with you.`,
  same: (now: string) => `That is what you pay now: ${now} a month.`,
  alone: 'Enter what you pay now to compare.',
  errors: {
    minutes: 'Enter the minutes as a number, such as 300,000 or 300K.',
    tooManyMinutes: `Enter at most ${whole(mostMinutes)} minutes.`,
    rate: `Enter a rate per minute below $${rateLimit}, such as 0.0092, or leave the field empty.`,
  },
} as const;
