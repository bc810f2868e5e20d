import type { DialledRate, RateRegion } from './rate.ts';

/**
 * Sample rates of the termination pages: the sixteen of the specification (section 9), in its order. Calling codes are
 * those of ITU-T E.164.
 */
export const terminationRegions: readonly RateRegion<DialledRate>[] = [
  {
    name: 'North America',
    rates: [
      { destination: 'USA', prefix: '1', rate: 0.0045 },
      { destination: 'Canada', prefix: '1', rate: 0.0055 },
    ],
  },
  {
    name: 'Europe',
    rates: [
      { destination: 'UK', prefix: '44', rate: 0.0089 },
      { destination: 'Germany', prefix: '49', rate: 0.0095 },
      { destination: 'France', prefix: '33', rate: 0.0125 },
      { destination: 'Spain', prefix: '34', rate: 0.0135 },
      { destination: 'Italy', prefix: '39', rate: 0.0145 },
      { destination: 'Netherlands', prefix: '31', rate: 0.0115 },
    ],
  },
  {
    name: 'Asia Pacific',
    rates: [
      { destination: 'India', prefix: '91', rate: 0.0095 },
      { destination: 'China', prefix: '86', rate: 0.0155 },
      { destination: 'Japan', prefix: '81', rate: 0.0189 },
      { destination: 'Australia', prefix: '61', rate: 0.0145 },
    ],
  },
  {
    name: 'Middle East',
    rates: [
      { destination: 'UAE', prefix: '971', rate: 0.0165 },
      { destination: 'Saudi Arabia', prefix: '966', rate: 0.0175 },
    ],
  },
  {
    name: 'Africa',
    rates: [
      { destination: 'South Africa', prefix: '27', rate: 0.0185 },
      { destination: 'Egypt', prefix: '20', rate: 0.0195 },
    ],
  },
];

/** All rates with their regions, lowest first; equal ones in the order of the regions. */
export const terminationRates = terminationRegions
  .flatMap(({ name, rates }) => rates.map((rate) => ({ ...rate, region: name })))
  .toSorted((one, other) => one.rate - other.rate);
