import type { Interruption, Service } from './state-list.ts';

/** Days covered by bars and uptime, including today. */
export const DAYS = 90;

const DAY_MS = 86_400_000;
const MINUTES = DAYS * 24 * 60;

/** An interruption and the index of its day: 0 is the oldest one. */
export interface PlacedInterruption extends Interruption {
  day: number;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Whether a day is one of the last 90. */
export const isRecent = (date: string, today: string) => {
  const age = daysBetween(date, today);
  return age >= 0 && age < DAYS;
};

/** Interruptions of the last 90 days. */
export const recentInterruptions = ({ interruptions }: Service, today: string): PlacedInterruption[] =>
  interruptions
    .filter(({ date }) => isRecent(date, today))
    .map((interruption) => ({ ...interruption, day: DAYS - 1 - daysBetween(interruption.date, today) }));

/** Uptime of the last 90 days, rounded down: `99.97%`. */
export function uptimeOf(service: Service, today: string): string {
  const lost = recentInterruptions(service, today).reduce((sum, { minutes }) => sum + minutes, 0);
  if (lost === 0) return '100%';
  const hundredths = Math.floor((1 - lost / MINUTES) * 10_000);
  return `${(hundredths / 100).toFixed(2)}%`;
}
