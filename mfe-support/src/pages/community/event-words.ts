import { content } from './content.ts';
import type { CommunityEvent } from './event-list.ts';

const { eventsHead } = content;

const noon = (date: string) => new Date(`${date}T12:00Z`);
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const month = inUtc({ month: 'long' });
const day = inUtc({ day: 'numeric' });
const year = inUtc({ year: 'numeric' });

/** `"December"` */
export const monthOf = (date: string) => month.format(noon(date));

/** Day of the month: `"10"`. */
export const dayOf = (date: string) => day.format(noon(date));

/** `"2026"` */
export const yearOf = (date: string) => year.format(noon(date));

const { online, city } = eventsHead.places;

export const isOnline = (type: CommunityEvent['type']) => type !== 'In-Person';

export const placeOf = (type: CommunityEvent['type']) => (isOnline(type) ? online : city);
