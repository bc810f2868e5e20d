import type { RateList } from './rate-list.ts';
import { discountRange, type VolumeTier } from './volume-tier.ts';

interface QuoteRequest extends Pick<RateList, 'tiers' | 'minimum'> {
  /** Listed rate of the destination, USD per minute. */
  rate: number;
  /** Minutes per month. */
  minutes: number;
  /** The visitor's current rate, USD per minute. */
  currentRate?: number | undefined;
}

export interface Quote {
  kind: 'quote';
  /** Undefined between the minimum volume and the first tier, where the listed rate applies. */
  tier: VolumeTier | undefined;
  /**
   * Whole USD per month, with the largest and with the smallest discount of the tier; of a custom tier before any
   * discount.
   */
  cost: { least: number; most: number };
  /** Current cost of the same minutes, whole USD per month. */
  currentCost?: number;
}

export interface TooSmall {
  kind: 'too-small';
  /** Minimum minutes per month. */
  minimum: number;
}

/** Tier of a monthly volume; a volume on the boundary belongs to the larger one. */
function tierFor(minutes: number, tiers: readonly VolumeTier[]): VolumeTier | undefined {
  return tiers.findLast(({ from }) => minutes >= from);
}

/** Monthly cost of a volume to one destination, rounded to whole dollars, which makes the shown figures add up. */
export function quote({ rate, minutes, currentRate, tiers, minimum }: QuoteRequest): Quote | TooSmall {
  if (minutes < minimum) return { kind: 'too-small', minimum };
  const tier = tierFor(minutes, tiers);
  const percent = discountRange(tier?.discount ?? 0);
  const costAt = (off: number) => Math.round((minutes * rate * (100 - off)) / 100);
  const cost = { least: costAt(percent.to), most: costAt(percent.from) };
  if (currentRate === undefined) return { kind: 'quote', tier, cost };
  return { kind: 'quote', tier, cost, currentCost: Math.round(minutes * currentRate) };
}
