import { contactPath } from '@site/contracts';
import type { Quote } from '@site/ui/content/quotes.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { firstAnswerHours, localGroups } from '../../facts/facts.ts';
import { ambassadors } from './ambassador-list.ts';
import { events } from './event-list.ts';

interface Way {
  title: string;
  text: string;
  action: string;
  href: string;
}

/** Said of every link of this page. */
const newTab = 'opens in a new tab';

const hero = {
  title: 'Ask people who have done it',
  lead: `Administrators, engineers and developers answer each other here, most questions within ${countInWords(firstAnswerHours)} hours.`,
  join: 'Join the community',
};

const stats: { title: string; items: readonly Stat[] } = {
  title: 'The community in figures',
  items: [
    { value: '8,200', label: 'members' },
    { value: '3,900', label: 'questions answered' },
    { value: `${localGroups}`, label: 'local groups' },
    { value: `${firstAnswerHours} h`, label: 'to the first answer' },
  ],
};

const eventsHead = {
  title: 'Next events',
  lead: 'All of them are free. Times are Dubai time (GST).',
  zone: 'GST',
  places: { online: 'Online', city: 'Dubai' },
  attending: (count: number) => `${count} attending`,
  register: 'Register',
  none: 'The next dates are being arranged. Members hear of them first.',
  past: 'Past events',
  attended: (count: number) => `${count} attended`,
};

const waysHead = {
  title: 'Four ways to connect',
  lead: 'Read, ask, meet or sit down with an engineer.',
};

const ways = {
  forum: {
    title: 'Forum',
    text: 'Ask in public, so that the next person finds the answer. Accepted answers come first.',
    action: 'Join the forum',
    href: '/signup',
  },
  groups: {
    title: 'Local groups',
    text: `${localGroups} cities, one evening a month, one topic. Members run them; we pay for the room.`,
    action: 'Join a group',
    href: '/signup',
  },
  reading: {
    title: 'Reading list',
    text: 'Guides and worked examples that members recommend, corrected when something changes.',
    action: 'Browse Resources',
    href: '/resources',
  },
  officeHours: {
    title: 'Office hours',
    text: 'Every Thursday an engineer listens for twenty minutes to what you are building.',
    action: 'Ask for a slot',
    href: contactPath('community'),
  },
} satisfies Record<string, Way>;

const spotlightsHead = { title: 'Members in the spotlight' };

const spotlights: readonly Quote[] = [
  {
    metric: '9 days',
    words:
      'Our 300 phones moved in nine days. The plan came from an answer here, with notes from three people who had done it.',
    name: 'Idris Kamara',
    role: 'IT manager, a hotel group',
  },
  {
    metric: '−41%',
    words: 'I posted our queue and asked what was wrong. Three people told me. Since then, 41% fewer callers hang up.',
    name: 'Leona Brandt',
    role: 'Support lead, an online pharmacy',
  },
  {
    metric: '212',
    words: 'I have answered 212 questions, one each morning before work. No book ever taught me as much about SIP.',
    name: 'Tarek Saleh',
    role: 'Voice engineer, a carrier',
  },
];

const ambassadorsHead = {
  title: 'Ambassadors',
  lead: 'Members who look after a topic: they welcome people, answer, and flag what is out of date.',
  ask: (name: string) => `Ask ${name.replace(/ .*/, '')}`,
};

const closing = {
  title: 'Bring a question',
  text: 'It is the best way to begin. Or bring an answer: the newest questions are at the top.',
  actions: [
    { label: 'Join the community', href: '/signup', newTab },
    { label: 'Suggest an event', href: contactPath('community'), newTab },
  ],
} as const;

export const content = {
  newTab,
  hero,
  stats,
  eventsHead,
  waysHead,
  ways,
  spotlightsHead,
  spotlights,
  ambassadorsHead,
  closing,
  events,
  ambassadors,
} as const;
