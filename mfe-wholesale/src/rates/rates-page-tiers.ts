import { facts } from '../facts/facts.ts';
import { volumeTiers } from './volume-tier.ts';

/** Volume tiers of /wholesale-voip-rates (specification, section 9, second reading), smallest first. */
export const ratesPageTiers = volumeTiers([
  {
    tier: 'Starter',
    from: facts.ratesPageMinutes,
    discount: 0,
    features: ['Standard routing', 'Email support', 'Monthly billing'],
  },
  {
    tier: 'Professional',
    from: 250_000,
    discount: 8,
    features: ['Priority routing', 'Phone support', 'Weekly billing'],
  },
  {
    tier: 'Enterprise',
    from: 1_000_000,
    discount: 15,
    features: ['Premium routing', 'Dedicated support', 'Daily billing'],
  },
  {
    tier: 'Carrier',
    from: 5_000_000,
    discount: 'custom',
    features: ['Direct routes', '24/7 NOC', 'Real-time billing'],
  },
]);
