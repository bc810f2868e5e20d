const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a day as on the site: `November 1, 2026`.
 * @param date `YYYY-MM-DD`
 */
export const dayText = (date: string) => long.format(new Date(date));

/** Day with a machine-readable date. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayText(date)}</time>;
}
