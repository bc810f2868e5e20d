import type { VolumeTier } from './volume-tier.ts';

/** Least minutes per month of /wholesale-voip-rates. */
export const ratesPageMinimum = 50_000;

/** Volume tiers of /wholesale-voip-rates (specification, section 9, second reading), smallest first. */
export const ratesPageTiers: readonly VolumeTier[] = [
  {
    tier: 'Starter',
    from: ratesPageMinimum,
    volume: '50K–250K',
    discount: 0,
    features: ['Standard routing', 'Email support', 'Monthly billing'],
  },
  {
    tier: 'Professional',
    from: 250_000,
    volume: '250K–1M',
    discount: 8,
    features: ['Priority routing', 'Phone support', 'Weekly billing'],
  },
  {
    tier: 'Enterprise',
    from: 1_000_000,
    volume: '1M–5M',
    discount: 15,
    features: ['Premium routing', 'Dedicated support', 'Daily billing'],
  },
  {
    tier: 'Carrier',
    from: 5_000_000,
    volume: '5M+',
    discount: 'custom',
    features: ['Direct routes', '24/7 NOC', 'Real-time billing'],
  },
];
