import { hasAreaCode } from './north-american-plan.ts';
import { allRates } from './rates-page-rates.ts';
import { terminationRates } from './termination-rates.ts';

/** A destination of either list. */
interface PublishedDestination {
  destination: string;
  /** Country calling code, digits only. */
  prefix: string;
  /** Rate of /wholesale-voip-rates, for the destination's kind of line. */
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

/** Alternative names of a destination, by the first word of its name, which all lines of a country share. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  UK: ['united kingdom', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  USA: ['united states of america', 'us', 'america'],
  UAE: ['united arab emirates', 'emirates', 'dubai', 'abu dhabi'],
  Saudi: ['ksa', 'kingdom of saudi arabia'],
  Netherlands: ['holland', 'the netherlands'],
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

/** Checks whether a destination matches a query: a part of its name, or the beginning of a number. */
export function matches({ destination, prefix }: PublishedDestination, typed: string): boolean {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const digits = text.replaceAll(/[\s()-]/g, '').replace(/^(?:\+|00|0$)/, '');
  return /^\d*$/.test(digits) ? isDialled(destination, prefix, digits) : isNamed(destination, text.replaceAll('.', ''));
}

function isDialled(destination: string, prefix: string, digits: string): boolean {
  if (!digits.startsWith(prefix)) return prefix.startsWith(digits);
  return prefix !== '1' || hasAreaCode(destination, digits.slice(1));
}

/** Alternative names match from their beginning: "Ireland" does not match Northern Ireland. */
function isNamed(destination: string, text: string): boolean {
  const others = otherNames[destination.split(' ')[0] ?? ''] ?? [];
  return destination.toLowerCase().includes(text) || others.some((name) => name.startsWith(text));
}
