const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * A day as it is written on the site: `1 November 2026`.
 * @param date `YYYY-MM-DD`
 */
export const dayText = (date: string) => day.format(new Date(date));
