import type { Start } from './offer.ts';

/** The drawing: twelve months wide, from the highest spending to the profit of the small start. */
const MONTHS = 12;
const MONTH_WIDTH = 50;
export const WIDTH = MONTHS * MONTH_WIDTH;
export const HEIGHT = 300;
const USD_PER_UNIT = 130;
const TOP_USD = 12_000;

/** Income grows with the number of customers: its sum grows faster than linearly. */
const GROWTH = 1.6;

/** Total profit of a start after some months; zero at its break-even. */
export const balance = ({ cost, breakEven }: Pick<Start, 'cost' | 'breakEven'>, month: number) =>
  cost * ((month / breakEven) ** GROWTH - 1);

const xOf = (month: number) => month * MONTH_WIDTH;
const yOf = (usd: number) => Math.round(((TOP_USD - usd) / USD_PER_UNIT) * 10) / 10;

/** Marks of the scale: the costs of the starts, zero, and the profit of the small one after a year. */
export const marks = [10_000, 0, -5_000, -25_000].map((usd) => ({ usd, share: (100 * yOf(usd)) / HEIGHT }));

/** Height of the line between spent and earned. */
export const zero = yOf(0);

/** A start as a line over the months. */
export const balancePath = (start: Start) =>
  Array.from({ length: 2 * MONTHS + 1 }, (_, half) => half / 2)
    .map((month) => `${month ? 'L' : 'M'}${xOf(month)} ${yOf(balance(start, month))}`)
    .join('');

/** Where a start crosses zero. */
export const breakEvenX = ({ breakEven }: Pick<Start, 'breakEven'>) => xOf(breakEven);
