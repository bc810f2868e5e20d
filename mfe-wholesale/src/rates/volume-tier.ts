/** Percent off the listed rate; what a customer gets within the range is agreed with them. */
export interface DiscountRange {
  from: number;
  to: number;
}

export interface VolumeTier {
  tier: string;
  /** Minutes per month from which the tier applies. */
  from: number;
  /** The volume as it is shown: `"250K–1M"`. */
  volume: string;
  /** Off the listed rate, in percent; `custom` is agreed with the customer. */
  discount: number | DiscountRange | 'custom';
  features: readonly string[];
}

/** A discount as it is shown: `"8% off"`, `"5–10% off"`. */
export function discountText(discount: VolumeTier['discount']): string {
  if (discount === 'custom') return 'Custom';
  if (discount === 0) return 'Base rate';
  return typeof discount === 'number' ? `${discount}% off` : `${discount.from}–${discount.to}% off`;
}

/** What a discount can be counted with; nothing is promised of a custom one. */
export function discountRange(discount: VolumeTier['discount']): DiscountRange {
  if (discount === 'custom') return { from: 0, to: 0 };
  return typeof discount === 'number' ? { from: discount, to: discount } : discount;
}
