import type { Rate } from './rate.ts';
import type { VolumeTier } from './volume-tier.ts';

/** Prices of a page's minutes. */
export interface RateList {
  rates: readonly Rate[];
  /** Smallest first. */
  tiers: readonly VolumeTier[];
  /** Minimum minutes per month; the first tier may begin later. */
  minimum: number;
}
