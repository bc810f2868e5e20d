/** Maximum delay after midnight before a process starts the new day. */
const SPREAD_MS = 30_000;

/**
 * @param now milliseconds since 1970
 * @returns `YYYY-MM-DD` in UTC
 */
const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Creates a clock of the day for which pages are rendered. Each process starts the day at a random moment shortly after
 * midnight UTC, to keep the instances of a site from all rendering at the same time.
 */
export function createCalendar(now: () => number = Date.now): () => string {
  const delayMs = Math.random() * SPREAD_MS;
  return () => utcDay(now() - delayMs);
}
