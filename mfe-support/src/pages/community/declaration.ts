import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { ambassadors } from './ambassador-list.ts';
import { events } from './event-list.ts';
import { eventListing } from './event-listing.ts';

const path = '/community';
const title = 'Community';
const last = events.at(-1);

export const community: PageDeclaration = {
  path,
  meta: {
    title: 'Community: forum, events and ambassadors | {brand}',
    description: `Where administrators, engineers and developers help each other: forum, local groups, reading list and office hours, upcoming events and ${countInWords(ambassadors.length)} ambassadors.`,
    keywords: ['VoIP community', 'SIP forum', 'telecom events', 'phone system administrators', 'developer community'],
    social: {
      title: 'Ask people who have done it',
      description: 'Four ways to connect, and the next webinar, evening, workshop and panel.',
    },
    jsonLd: [...events.map(eventListing), breadcrumbs(title, path)],
  },
  sitemap: {
    title,
    category: 'Support',
    description: 'Forum, local groups, upcoming events and ambassadors',
    priority: 0.6,
    changeFrequency: 'Weekly',
    icon: 'message-square',
  },
  navigation: [{ group: 'support', label: 'Community', order: 50 }],
  interactive: false,
  needsToday: true,
  ...(last && { currentUntil: last.date }),
};
