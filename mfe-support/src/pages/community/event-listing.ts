import { content } from './content.ts';
import type { CommunityEvent } from './event-list.ts';
import { isOnline } from './event-words.ts';

const { eventsHead } = content;

/** Offset of Dubai time, which has no daylight saving time. */
const GST = '+04:00';

const online = { '@type': 'VirtualLocation', url: '{origin}/community' };

const onSite = {
  '@type': 'Place',
  name: '{brand}',
  address: { '@type': 'PostalAddress', addressLocality: eventsHead.places.city, addressCountry: 'AE' },
};

/** Structured data of an event (schema.org Event). */
export const eventListing = ({ title, date, time, type, description }: CommunityEvent) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: title,
  description,
  startDate: `${date}T${time.from}:00${GST}`,
  endDate: `${date}T${time.to}:00${GST}`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${isOnline(type) ? 'Online' : 'Offline'}EventAttendanceMode`,
  isAccessibleForFree: true,
  location: isOnline(type) ? online : onSite,
  organizer: { '@type': 'Organization', name: '{brand}', url: '{origin}/' },
});
