import type { VolumeTier } from './volume-tier.ts';

/** Least minutes per month of voice termination; up to the first tier the base rate holds. */
export const terminationMinimum = 50_000;

/** Percent; no tier with a published discount gives more. */
export const largestTerminationDiscount = 20;

/**
 * Volume tiers of the termination pages (specification, section 9, first reading), smallest first. Their routing and
 * support are those of the tiers of the same names on the rates page.
 */
export const terminationTiers: readonly VolumeTier[] = [
  {
    tier: 'Starter',
    from: 100_000,
    volume: '100K–500K',
    discount: 0,
    features: ['Standard routing', 'Email support'],
  },
  {
    tier: 'Professional',
    from: 500_000,
    volume: '500K–2M',
    discount: { from: 5, to: 10 },
    features: ['Priority routing', 'Phone support'],
  },
  {
    tier: 'Enterprise',
    from: 2_000_000,
    volume: '2M–10M',
    discount: { from: 10, to: largestTerminationDiscount },
    features: ['Premium routing', 'Dedicated support'],
  },
  {
    tier: 'Carrier',
    from: 10_000_000,
    volume: '10M+',
    discount: 'custom',
    features: ['Direct routes', '24/7 NOC'],
  },
];
