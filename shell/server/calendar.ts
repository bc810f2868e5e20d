/** Longest time after midnight at which a process begins the new day. */
const SPREAD_MS = 30_000;

/**
 * @param now milliseconds since 1970
 * @returns `YYYY-MM-DD` in UTC
 */
const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Tells the day for which pages are rendered. Each process begins it at another moment shortly after midnight UTC, so that
 * the instances of a site do not all render at the same time.
 */
export function createCalendar(now: () => number = Date.now): () => string {
  const delayMs = Math.random() * SPREAD_MS;
  return () => utcDay(now() - delayMs);
}
