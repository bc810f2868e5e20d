import { allRates } from './rates-page-rates.ts';
import { terminationRates } from './termination-rates.ts';

/** A destination of either list. */
export interface PublishedDestination {
  destination: string;
  /** Country calling code, digits only. */
  prefix: string;
  /** Rate of /wholesale-voip-rates, for the kind of line that the destination names. */
  route?: number | undefined;
  /** Rate of /wholesale-voice-termination-rates, for all networks of a country. */
  country?: number | undefined;
}

/** Calling codes of destinations that only /wholesale-voip-rates lists (ITU-T E.164). */
const furtherPrefixes: Readonly<Record<string, string>> = {
  'USA Mobile': '1',
  'Canada Mobile': '1',
  Kuwait: '965',
  Qatar: '974',
};

const names = new Set([...allRates, ...terminationRates].map(({ destination }) => destination));

/** Every destination with a published rate, in alphabetical order. */
export const publishedDestinations: readonly PublishedDestination[] = [...names].toSorted().map((destination) => {
  const country = terminationRates.find((rate) => rate.destination === destination);
  return {
    destination,
    prefix: country?.prefix ?? furtherPrefixes[destination] ?? '',
    route: allRates.find((rate) => rate.destination === destination)?.rate,
    country: country?.rate,
  };
});

/** Whether a destination is meant by what a visitor types: a part of its name, or the beginning of a number. */
export function isMeant({ destination, prefix }: PublishedDestination, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/^(?:\+|00)/, '').replaceAll(/[\s()-]/g, '');
  if (/^\d+$/.test(digits)) return digits.startsWith(prefix) || prefix.startsWith(digits);
  return destination.toLowerCase().includes(text);
}
