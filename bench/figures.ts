/** Returns the median; of an even number of values the upper of the two middle ones. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** `1,234 (1,180–1,302)`: median, smallest and largest. */
export function withSpread(values: number[], digits = 0): string {
  const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: digits });
  return `${format(median(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`;
}

/** Median of the ratios of consecutive runs: disturbances of the machine affect both. */
export const pairedRatio = (ours: number[], reference: number[]) =>
  median(ours.map((value, index) => value / (reference[index] ?? Number.NaN)));

/** Bytes as the budgets count them: 1 KB = 1,000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

/** Prints progress on standard error; results go to standard output. */
export const progress = (line: string) => console.error(`bench    ${line}`);
