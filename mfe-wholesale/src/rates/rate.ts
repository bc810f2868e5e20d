/** How a destination is reached: over direct or first-choice routes, or over the usual ones. */
export type RouteQuality = 'Premium' | 'Standard';

export interface Rate {
  destination: string;
  /** USD per minute before volume discount, with four decimals. */
  rate: number;
  tier: RouteQuality;
  /** Answer-seizure ratio in percent: answered calls of all that were sent. */
  asr: number;
}

export interface RateRegion {
  /** Anchor of the region within the page. */
  id: string;
  name: string;
  rates: readonly Rate[];
}

/** A rate as it is shown and said: `"$0.0038"`. */
export const rateText = (rate: number) => `$${rate.toFixed(4)}`;

/** An answer-seizure ratio as it is shown: `"98.6%"`. */
export const asrText = (asr: number) => `${asr.toFixed(1)}%`;
