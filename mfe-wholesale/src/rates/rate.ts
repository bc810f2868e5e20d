/** Kind of route to a destination: direct or first-choice routes, or standard ones. */
type RouteQuality = 'Premium' | 'Standard';

export interface Rate {
  destination: string;
  /** USD per minute before volume discount, with four decimals. */
  rate: number;
}

export interface RoutedRate extends Rate {
  tier: RouteQuality;
  /** Answer-seizure ratio in percent: answered calls of all attempts. */
  asr: number;
}

export interface DialledRate extends Rate {
  /** Country calling code (ITU-T E.164), digits only. */
  prefix: string;
}

export interface RateRegion<R extends Rate = Rate> {
  name: string;
  rates: readonly R[];
}

/** Formatted rate: `"$0.0038"`. */
export const rateText = (rate: number) => `$${rate.toFixed(4)}`;

/** Formatted answer-seizure ratio: `"98.6%"`. */
export const asrText = (asr: number) => `${asr.toFixed(1)}%`;

/** The rate with the lowest price. */
export const lowestRate = <R extends Rate>(rates: readonly R[]) =>
  rates.reduce((lowest, rate) => (rate.rate < lowest.rate ? rate : lowest));

/** The rate with the highest price. */
export const highestRate = <R extends Rate>(rates: readonly R[]) =>
  rates.reduce((highest, rate) => (rate.rate > highest.rate ? rate : highest));
