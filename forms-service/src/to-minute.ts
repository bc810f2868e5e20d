/** Formats a time to the minute, in UTC, such as `2026-11-21 10:00`. */
export const toMinute = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');
