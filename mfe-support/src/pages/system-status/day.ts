const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a day out: `2025-01-12` → `12 January 2025`. */
export const longDay = (iso: string) => format.format(new Date(iso));
