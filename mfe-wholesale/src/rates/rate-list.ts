import type { Rate } from './rate.ts';
import type { VolumeTier } from './volume-tier.ts';

/** What the minutes of a page cost. */
export interface RateList {
  rates: readonly Rate[];
  /** Smallest first. */
  tiers: readonly VolumeTier[];
  /** Minutes per month from which there are rates; the first tier may begin later. */
  minimum: number;
}
