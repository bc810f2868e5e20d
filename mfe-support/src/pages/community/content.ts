import type { Quote } from '@site/ui/content/quotes.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { PersonColours } from '@site/ui/vignettes/person.tsx';

/** Where a link of this page may lead; each opens a new tab. */
export type CommunityTarget = 'signup' | 'resources' | 'contact';

export interface Way {
  title: string;
  text: string;
  action: string;
  target: CommunityTarget;
}

export interface CommunityEvent {
  /** Day, ISO 8601. */
  date: string;
  title: string;
  type: 'Webinar' | 'In-Person' | 'Workshop' | 'Panel';
  /** Times of day in Dubai. */
  time: { from: string; to: string };
  attendees: number;
  description: string;
}

export interface Ambassador {
  name: string;
  role: string;
  place: string;
  text: string;
  colours: PersonColours;
}

const newTab = 'opens in a new tab';

const hero = {
  title: 'Ask people who have done it',
  lead: 'Administrators, engineers and developers answer each other here, most questions within four hours.',
  join: 'Join the Community',
};

const stats: { title: string; items: readonly Stat[] } = {
  title: 'The community in figures',
  items: [
    { value: '8,200', label: 'members' },
    { value: '3,900', label: 'questions answered' },
    { value: '24', label: 'local groups' },
    { value: '4 h', label: 'to the first answer' },
  ],
};

const eventsHead = {
  title: 'Next events',
  lead: 'All of them are free. Times are Dubai time (GST).',
  zone: 'GST',
  places: { online: 'Online', city: 'Dubai' },
  attending: (count: number) => `${count} attending`,
  register: 'Register',
};

const events: readonly CommunityEvent[] = [
  {
    date: '2026-12-10',
    title: 'A year of call reports in one hour',
    type: 'Webinar',
    time: { from: '16:00', to: '17:00' },
    attendees: 420,
    description: 'Which three figures to show your board, and which ones only look important.',
  },
  {
    date: '2027-01-20',
    title: 'An evening for administrators',
    type: 'In-Person',
    time: { from: '18:30', to: '21:00' },
    attendees: 80,
    description: 'Two short talks about moving numbers, then tables by size of company.',
  },
  {
    date: '2027-02-11',
    title: 'A call log of your own',
    type: 'Workshop',
    time: { from: '14:00', to: '17:00' },
    attendees: 24,
    description: 'From an empty folder to webhooks that arrive, with an engineer at your side.',
  },
  {
    date: '2027-03-17',
    title: 'Carriers and resellers at one table',
    type: 'Panel',
    time: { from: '17:00', to: '18:30' },
    attendees: 200,
    description: 'Four guests on what a fair route costs, and who pays when it fails.',
  },
];

const waysHead = {
  title: 'Four ways to connect',
  lead: 'Read, ask, meet or sit down with an engineer.',
};

const ways = {
  forum: {
    title: 'Forum',
    text: 'Ask in public, so that the next one finds your answer. Accepted answers come first.',
    action: 'Join the Forum',
    target: 'signup',
  },
  groups: {
    title: 'Local groups',
    text: '24 cities, one evening a month, one topic. Members run them, we pay for the room.',
    action: 'Join a Group',
    target: 'signup',
  },
  reading: {
    title: 'Reading list',
    text: 'Guides and worked examples that members recommend, corrected when something changes.',
    action: 'Browse Resources',
    target: 'resources',
  },
  officeHours: {
    title: 'Office hours',
    text: 'Every Thursday an engineer listens for twenty minutes to what you are building.',
    action: 'Ask for a Slot',
    target: 'contact',
  },
} satisfies Record<string, Way>;

const spotlightsHead = { title: 'Members in the spotlight' };

const spotlights: readonly Quote[] = [
  {
    metric: '9 days',
    words:
      'Our 300 phones moved in nine days. The plan was an answer from here, with the notes of three who had done it.',
    name: 'Idris Sample',
    role: 'IT manager, a hotel group',
  },
  {
    metric: '−41%',
    words: 'I posted our queue and asked what was wrong. Three people told me. Since then, 41% fewer callers hang up.',
    name: 'Leona Example',
    role: 'Support lead, an online pharmacy',
  },
  {
    metric: '212',
    words: 'I have answered 212 questions, one each morning before work. No book has taught me as much about SIP.',
    name: 'Tarek Example',
    role: 'Voice engineer, a carrier',
  },
];

const ambassadorsHead = {
  title: 'Ambassadors',
  lead: 'Members who keep a subject in order: they greet, answer and say when something is out of date.',
  ask: (role: string) => `Ask about ${role}`,
};

const ambassadors: readonly Ambassador[] = [
  {
    name: 'Mira Sample',
    role: 'Administration',
    place: 'Muscat',
    text: 'Looks after 40 shops and their opening hours, and answers most questions about queues.',
    colours: { background: 'gulf-200', head: 'sand-400', shoulders: 'ink-700' },
  },
  {
    name: 'Jonas Example',
    role: 'Voice engineering',
    place: 'Hamburg',
    text: 'Reads the traces that members post, and leads the monthly hour on voice quality.',
    colours: { background: 'sun-400', head: 'ink-700', shoulders: 'gulf-600' },
  },
  {
    name: 'Farah Sample',
    role: 'Development',
    place: 'Nairobi',
    text: 'Wrote the first open client for the webhooks, and reviews what others build.',
    colours: { background: 'ink-700', head: 'sand-200', shoulders: 'sun-500' },
  },
];

const closing = {
  title: 'Bring a question',
  text: 'It is the best way to begin. Or bring an answer: the newest questions are at the top.',
  join: 'Join the Community',
  contact: 'Suggest an Event',
};

export const content = {
  newTab,
  hero,
  stats,
  eventsHead,
  events,
  waysHead,
  ways,
  spotlightsHead,
  spotlights,
  ambassadorsHead,
  ambassadors,
  closing,
} as const;
