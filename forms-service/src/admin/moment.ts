const DAY = /^\d{4}-\d{2}-\d{2}/;

/** JavaScript parses February 31 as a day of March. */
const isInCalendar = (day: string) => new Date(day).toISOString().startsWith(day);

/**
 * Parses a typed or exported time. Ids encode the time of a lead and start in 1970.
 * @returns undefined when there is no such day, or it is before 1970
 */
export function readMoment(text: string): Date | undefined {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getTime() < 0) return undefined;
  const [day] = DAY.exec(text) ?? [];
  return !day || isInCalendar(day) ? moment : undefined;
}
