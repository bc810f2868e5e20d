/**
 * What the savings calculator knows. The reduction of at most 70% and about 100 Kbps per call are the specification's;
 * the price of a channel is ours, the same wherever this page shows it. Calls are charged per minute with either kind
 * of line, so the model compares line rental only.
 */
export const savingsModel = {
  /** USD per channel per month. One channel carries one call. */
  channelPrice: 15,
  /** Percent; larger results are shown as this one, because more is not promised. */
  largestReduction: 70,
  /** Kbit/s that one call takes in each direction. */
  kbpsPerCall: 100,
} as const;

export interface LinesToday {
  /** Lines or channels that are paid for. */
  lines: number;
  /** USD per line per month. */
  linePrice: number;
  /** Most calls at the same time: the channels that are needed. */
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
  /** The figures gave more than the largest reduction, so `trunk` is what that one leaves. */
  isCapped: boolean;
  /** Mbit/s that the calls take. */
  mbps: number;
}

/** Compares the rental of today's lines with that of the channels that are really needed. */
export function savings({ lines, linePrice, calls }: LinesToday, model = savingsModel): Savings {
  const now = Math.round(lines * linePrice);
  const rental = Math.round(calls * model.channelPrice);
  const least = Math.round((now * (100 - model.largestReduction)) / 100);
  const trunk = Math.max(rental, least);
  return {
    now,
    trunk,
    saving: now - trunk,
    percent: Math.round(((now - trunk) / now) * 100),
    isCapped: rental < least,
    mbps: (calls * model.kbpsPerCall) / 1_000,
  };
}
