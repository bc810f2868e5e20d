import { volumeTiers } from './volume-tier.ts';

/**
 * Volume tiers of the termination pages (specification, section 9, first reading), smallest first. Their routing and
 * support are those of the tiers of the same names on the rates page.
 */
export const terminationTiers = volumeTiers([
  {
    tier: 'Starter',
    from: 100_000,
    discount: 0,
    features: ['Standard routing', 'Email support'],
  },
  {
    tier: 'Professional',
    from: 500_000,
    discount: { from: 5, to: 10 },
    features: ['Priority routing', 'Phone support'],
  },
  {
    tier: 'Enterprise',
    from: 2_000_000,
    discount: { from: 10, to: 20 },
    features: ['Premium routing', 'Dedicated support'],
  },
  {
    tier: 'Carrier',
    from: 10_000_000,
    discount: 'custom',
    features: ['Direct routes', '24/7 NOC'],
  },
]);
