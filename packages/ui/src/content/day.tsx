const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day as it is written on the site: `November 1, 2026`.
 * @param date `YYYY-MM-DD`
 */
export const dayText = (date: string) => long.format(new Date(date));

/** A day that machines can read too. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayText(date)}</time>;
}
