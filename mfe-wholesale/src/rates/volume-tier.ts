export interface VolumeTier {
  tier: string;
  /** Minutes per month from which the tier applies. */
  from: number;
  /** The volume as it is shown: `"250K–1M"`. */
  volume: string;
  /** Off the listed rate, in percent; `custom` is agreed with the customer. */
  discount: number | 'custom';
  features: readonly string[];
}

/** A discount as it is shown: `"8% off"`. */
export function discountText(discount: VolumeTier['discount']): string {
  if (discount === 'custom') return 'Custom';
  return discount === 0 ? 'Base rate' : `${discount}% off`;
}
