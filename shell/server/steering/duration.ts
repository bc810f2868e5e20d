const UNITS: [name: string, ms: number][] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

/** Formats a duration in its largest unit, such as `3 h`. */
export function duration(ms: number): string {
  const [name, unit] = UNITS.find(([, size]) => ms >= size) ?? ['ms', 1];
  return `${Math.floor(ms / unit)} ${name}`;
}
