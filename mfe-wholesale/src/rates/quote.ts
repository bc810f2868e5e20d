import type { VolumeTier } from './volume-tier.ts';

export interface QuoteRequest {
  /** Listed rate of the destination, USD per minute. */
  rate: number;
  /** Minutes per month. */
  minutes: number;
  /** What the visitor pays now, USD per minute. */
  currentRate?: number | undefined;
  /** Smallest first; the first one's `from` is the minimum volume. */
  tiers: readonly VolumeTier[];
}

export interface Quote {
  kind: 'quote';
  tier: VolumeTier;
  /** Whole USD per month; of a custom tier what it would be without any discount. */
  cost: number;
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
export function quote({ rate, minutes, currentRate, tiers }: QuoteRequest): Quote | TooSmall {
  const tier = tierFor(minutes, tiers);
  if (!tier) return { kind: 'too-small', minimum: tiers[0]?.from ?? 0 };
  const percent = tier.discount === 'custom' ? 0 : tier.discount;
  const cost = Math.round((minutes * rate * (100 - percent)) / 100);
  if (currentRate === undefined) return { kind: 'quote', tier, cost };
  return { kind: 'quote', tier, cost, currentCost: Math.round(minutes * currentRate) };
}
