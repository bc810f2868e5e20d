import { facts } from '../../facts/facts.ts';
import { asrText, type RoutedRate } from '../../rates/rate.ts';
import { type RateSheet, rateCell } from '../../rates/rate-sheet.ts';
import { allRates } from '../../rates/rates-page-rates.ts';

/** A route of the map with the rate of its destination country. */
export interface CarrierRoute extends RoutedRate {
  city: string;
  /** Great-circle distance from Dubai. */
  km: number;
  /** Partners that can take calls on it. */
  carriers: number;
}

const ends = [
  { city: 'New York', destination: 'USA', km: 11_010, carriers: 31 },
  { city: 'London', destination: 'UK', km: 5470, carriers: 34 },
  { city: 'Frankfurt', destination: 'Germany', km: 4840, carriers: 28 },
  { city: 'Mumbai', destination: 'India', km: 1930, carriers: 22 },
  { city: 'Hong Kong', destination: 'China', km: 5950, carriers: 17 },
  { city: 'Tokyo', destination: 'Japan', km: 7940, carriers: 12 },
  { city: 'Sydney', destination: 'Australia', km: 12_040, carriers: 11 },
  { city: 'Riyadh', destination: 'Saudi Arabia', km: 870, carriers: 9 },
];

export const routes: readonly CarrierRoute[] = ends.flatMap((end) =>
  allRates.filter(({ destination }) => destination === end.destination).map((rate) => ({ ...end, ...rate })),
);

/** The routes as a file, row by row as in the table. */
export const routeSheet: RateSheet = {
  name: 'wholesale-voice-routes',
  validFrom: facts.ratesValidFrom,
  columns: ['Route from Dubai', 'Destination', 'Carriers', 'Tier', 'ASR', 'USD per minute'],
  rows: routes.map(({ city, destination, carriers, tier, asr, rate }) => [
    city,
    destination,
    String(carriers),
    tier,
    asrText(asr),
    rateCell(rate),
  ]),
};
