import { facts } from '../../facts/facts.ts';

interface LinesToday {
  /** Paid lines or channels. */
  lines: number;
  /** USD per line per month. */
  linePrice: number;
  /** Maximum number of concurrent calls: the needed channels. */
  calls: number;
}

export interface Savings {
  /** Whole USD per month. */
  now: number;
  /** Whole USD per month. */
  trunk: number;
  /** Whole USD per month; negative when trunks would cost more. */
  saving: number;
  /** Whole percent of `now`. */
  percent: number;
  /** The reduction exceeded the largest promised one, from which `trunk` is derived. */
  isCapped: boolean;
  /** Bandwidth of the calls, Mbit/s. */
  mbps: number;
}

/**
 * Compares the rental of today's lines with that of the needed channels. Calls are charged per minute on either kind of
 * line: only the rental counts. A reduction above the largest promised one is capped.
 */
export function savings({ lines, linePrice, calls }: LinesToday): Savings {
  const now = Math.round(lines * linePrice);
  const rental = Math.round(calls * facts.channelPrice);
  const least = Math.round((now * (100 - facts.largestTrunkSavings)) / 100);
  const trunk = Math.max(rental, least);
  return {
    now,
    trunk,
    saving: now - trunk,
    percent: Math.round(((now - trunk) / now) * 100),
    isCapped: rental < least,
    mbps: (calls * facts.kbpsPerCall) / 1_000,
  };
}
