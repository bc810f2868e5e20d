import type { RateList } from './rate-list.ts';
import { discountRange, type VolumeTier } from './volume-tier.ts';

interface QuoteRequest extends Pick<RateList, 'tiers' | 'minimum'> {
  /** Listed rate of the destination, USD per minute. */
  rate: number;
  /** Minutes per month. */
  minutes: number;
  /** What the visitor pays now, USD per minute. */
  currentRate?: number | undefined;
}

export interface Quote {
  kind: 'quote';
  /** None between the minimum volume and the first tier: there the listed rate holds. */
  tier: VolumeTier | undefined;
  /**
   * Whole USD per month, with the largest and with the smallest discount of the tier; of a custom tier what it would be
   * without any.
   */
  cost: { least: number; most: number };
  /** What the same minutes cost the visitor now, whole USD per month. */
  currentCost?: number;
}

export interface TooSmall {
  kind: 'too-small';
  /** Minutes per month from which there are rates. */
  minimum: number;
}

/** Tier in which a monthly volume falls; a volume on the line between two belongs to the larger one. */
export function tierFor(minutes: number, tiers: readonly VolumeTier[]): VolumeTier | undefined {
  return tiers.findLast(({ from }) => minutes >= from);
}

/** Monthly cost of a volume to one destination, rounded to whole dollars so that the figures shown add up. */
export function quote({ rate, minutes, currentRate, tiers, minimum }: QuoteRequest): Quote | TooSmall {
  if (minutes < minimum) return { kind: 'too-small', minimum };
  const tier = tierFor(minutes, tiers);
  const percent = discountRange(tier?.discount ?? 0);
  const costAt = (off: number) => Math.round((minutes * rate * (100 - off)) / 100);
  const cost = { least: costAt(percent.to), most: costAt(percent.from) };
  if (currentRate === undefined) return { kind: 'quote', tier, cost };
  return { kind: 'quote', tier, cost, currentCost: Math.round(minutes * currentRate) };
}
