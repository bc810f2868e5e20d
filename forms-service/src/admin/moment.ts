const DAY = /^\d{4}-\d{2}-\d{2}/;

/** JavaScript takes 31 February for a day of March. */
const isInCalendar = (day: string) => new Date(day).toISOString().startsWith(day);

/**
 * Reads a moment that somebody has typed or exported. Leads are found by time through their ids, which begin in 1970.
 * @returns undefined when there is no such day, or no lead can be of it
 */
export function readMoment(text: string): Date | undefined {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getTime() < 0) return undefined;
  const [day] = DAY.exec(text) ?? [];
  return !day || isInCalendar(day) ? moment : undefined;
}
