/** Percent off the listed rate; what a customer gets within the range is agreed with them. */
interface DiscountRange {
  from: number;
  to: number;
}

export interface TierTerms {
  tier: string;
  /** Minutes per month from which the tier applies. */
  from: number;
  /** Off the listed rate, in percent; `custom` is agreed with the customer. */
  discount: number | DiscountRange | 'custom';
  features: readonly string[];
}

export interface VolumeTier extends TierTerms {
  /** The volume as it is shown: `"250K–1M"`. */
  volume: string;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/**
 * Adds to each tier its volume, which ends where the next tier begins.
 * @param terms smallest first
 */
export const volumeTiers = (terms: readonly TierTerms[]): VolumeTier[] =>
  terms.map((tier, index) => {
    const next = terms[index + 1];
    const from = compact.format(tier.from);
    return { ...tier, volume: next ? `${from}–${compact.format(next.from)}` : `${from}+` };
  });

/** Minutes per month from which the first of the tiers applies. */
export const firstTier = (tiers: readonly TierTerms[]) => Math.min(...tiers.map(({ from }) => from));

/** Largest published discount of tiers, in percent. */
export const largestDiscount = (tiers: readonly TierTerms[]) =>
  Math.max(...tiers.map(({ discount }) => discountRange(discount).to));

/** A discount as it is shown: `"8% off"`, `"5–10% off"`. */
export function discountText(discount: TierTerms['discount']): string {
  if (discount === 'custom') return 'Custom';
  if (discount === 0) return 'Base rate';
  return typeof discount === 'number' ? `${discount}% off` : `${discount.from}–${discount.to}% off`;
}

/** The discount to calculate with; of a custom one nothing is published. */
export function discountRange(discount: TierTerms['discount']): DiscountRange {
  if (discount === 'custom') return { from: 0, to: 0 };
  return typeof discount === 'number' ? { from: discount, to: discount } : discount;
}
