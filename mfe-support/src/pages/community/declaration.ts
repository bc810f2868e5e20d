import { breadcrumbs, type PageDeclaration } from '@site/remote-kit';
import { content } from './content.ts';
import { eventListing } from './event-listing.ts';

const { events } = content;

const path = '/community';
const title = 'Community';

export const community: PageDeclaration = {
  path,
  meta: {
    title: 'Community: forum, events and ambassadors | {brand}',
    description:
      'Where administrators, engineers and developers help each other: forum, local groups, reading list and office hours, four upcoming events and three ambassadors.',
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
  interactive: false,
};
