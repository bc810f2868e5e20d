/**
 * Formats a time to the minute, in UTC: `2026-11-21 10:00`.
 * @param time if it is a text, in ISO 8601 and UTC
 */
export const toMinute = (time: Date | string): string =>
  (typeof time === 'string' ? time : time.toISOString()).slice(0, 16).replace('T', ' ');
