import { wholeDollars } from '../../facts/amounts.ts';

/** A step of the ladder: a product and the reseller's share of its price. */
interface Rung {
  name: string;
  text: string;
  /** Percent of the price. */
  margin: number;
}

/** A way to start: its cost and break-even. */
export interface Start {
  name: string;
  /** USD. */
  cost: number;
  /** Months. */
  breakEven: number;
  text: string;
}

/** From the lowest margin to the highest. */
export const rungs: readonly Rung[] = [
  { name: 'Minutes', text: 'as we carry them', margin: 30 },
  { name: 'Minutes and numbers', text: 'on one invoice', margin: 40 },
  { name: 'SIP trunks', text: 'for the PBX they have', margin: 50 },
  { name: 'A phone system', text: 'in your own name', margin: 60 },
];

const margins = rungs.map(({ margin }) => margin);
export const lowestMargin = Math.min(...margins);
export const highestMargin = Math.max(...margins);

export const smallStart: Start = {
  name: 'Small start',
  cost: 5000,
  breakEven: 6,
  text: 'One founder, our switch, customers you know.',
};
export const fullStart: Start = {
  name: 'Full start',
  cost: 25_000,
  breakEven: 12,
  text: 'A team of three, your own portal, advertising.',
};

/** `"$5K"` */
export const thousands = (usd: number) => `$${usd / 1000}K`;

/** Figures of the offer as written in titles, texts and figures. */
export const offerText = {
  /** `"30–60%"` */
  margin: `${lowestMargin}–${highestMargin}%`,
  /** `"$5K–25K"` */
  cost: `${thousands(smallStart.cost)}–${fullStart.cost / 1000}K`,
  costInWords: `Between ${wholeDollars(smallStart.cost)} and ${wholeDollars(fullStart.cost)}`,
  /** `"6–12"` */
  breakEven: `${smallStart.breakEven}–${fullStart.breakEven}`,
};
