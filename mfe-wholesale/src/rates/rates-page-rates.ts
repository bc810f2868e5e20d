import type { RateRegion, RoutedRate } from './rate.ts';

/** A region with the anchor of its table within the page. */
export type AnchoredRegion = RateRegion<RoutedRate> & { id: string };

/**
 * Rates of /wholesale-voip-rates. The specification gives the destinations, the tiers' names, the two ends ($0.0038
 * USA, $0.0175 Qatar) and the least answer-seizure ratios (98%, premium 99.5%); the values in between are ours.
 */
export const rateRegions: readonly AnchoredRegion[] = [
  {
    id: 'north-america',
    name: 'North America',
    rates: [
      { destination: 'USA', rate: 0.0038, tier: 'Premium', asr: 99.7 },
      { destination: 'Canada', rate: 0.0049, tier: 'Premium', asr: 99.6 },
      { destination: 'USA Mobile', rate: 0.0042, tier: 'Standard', asr: 98.4 },
      { destination: 'Canada Mobile', rate: 0.0053, tier: 'Standard', asr: 98.2 },
    ],
  },
  {
    id: 'europe',
    name: 'Europe',
    rates: [
      { destination: 'UK', rate: 0.0072, tier: 'Premium', asr: 99.7 },
      { destination: 'Germany', rate: 0.0078, tier: 'Premium', asr: 99.6 },
      { destination: 'France', rate: 0.0096, tier: 'Premium', asr: 99.5 },
      { destination: 'Spain', rate: 0.0105, tier: 'Standard', asr: 98.3 },
    ],
  },
  {
    id: 'asia-pacific',
    name: 'Asia Pacific',
    rates: [
      { destination: 'India', rate: 0.0085, tier: 'Standard', asr: 98.0 },
      { destination: 'China', rate: 0.0124, tier: 'Standard', asr: 98.1 },
      { destination: 'Japan', rate: 0.0152, tier: 'Premium', asr: 99.5 },
      { destination: 'Australia', rate: 0.0128, tier: 'Premium', asr: 99.6 },
    ],
  },
  {
    id: 'middle-east',
    name: 'Middle East',
    rates: [
      { destination: 'UAE', rate: 0.0158, tier: 'Premium', asr: 99.8 },
      { destination: 'Saudi Arabia', rate: 0.0166, tier: 'Premium', asr: 99.5 },
      { destination: 'Kuwait', rate: 0.0171, tier: 'Standard', asr: 98.2 },
      { destination: 'Qatar', rate: 0.0175, tier: 'Standard', asr: 98.1 },
    ],
  },
];

/** All rates, in the order of the tables. */
export const allRates: readonly RoutedRate[] = rateRegions.flatMap(({ rates }) => rates);
