/** Percent off the listed rate; the discount within the range is negotiated. */
interface DiscountRange {
  from: number;
  to: number;
}

export interface TierTerms {
  tier: string;
  /** Minutes per month from which the tier applies. */
  from: number;
  /** Off the listed rate, in percent; `custom` is negotiated. */
  discount: number | DiscountRange | 'custom';
  features: readonly string[];
}

export interface VolumeTier extends TierTerms {
  /** Formatted volume: `"250K–1M"`. */
  volume: string;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/**
 * Adds its volume to each tier, up to the next tier.
 * @param terms smallest first
 */
export const volumeTiers = (terms: readonly TierTerms[]): VolumeTier[] =>
  terms.map((tier, index) => {
    const next = terms[index + 1];
    const from = compact.format(tier.from);
    return { ...tier, volume: next ? `${from}–${compact.format(next.from)}` : `${from}+` };
  });

/** Minimum minutes per month of the first tier. */
export const firstTier = (tiers: readonly TierTerms[]) => Math.min(...tiers.map(({ from }) => from));

/** Largest published discount of tiers, in percent. */
export const largestDiscount = (tiers: readonly TierTerms[]) =>
  Math.max(...tiers.map(({ discount }) => discountRange(discount).to));

/** Formatted discount: `"8% off"`, `"5–10% off"`. */
export function discountText(discount: TierTerms['discount']): string {
  if (discount === 'custom') return 'Custom';
  if (discount === 0) return 'Base rate';
  return typeof discount === 'number' ? `${discount}% off` : `${discount.from}–${discount.to}% off`;
}

/** Range of a discount for calculations; zero for a custom one, which is not published. */
export function discountRange(discount: TierTerms['discount']): DiscountRange {
  if (discount === 'custom') return { from: 0, to: 0 };
  return typeof discount === 'number' ? { from: discount, to: discount } : discount;
}
