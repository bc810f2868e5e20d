import type { Feature } from '@site/ui/content/feature-grid.tsx';
import type { SealColours } from '@site/ui/vignettes/seal.tsx';
import type { ArticlePath } from '../../articles/articles.ts';

export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Developer';

export interface Course {
  title: string;
  level: CourseLevel;
  /** Hours. */
  duration: number;
  format: 'Self-paced' | 'Live online' | 'On site';
  description: string;
  modules: readonly string[];
}

export interface Certification {
  title: string;
  description: string;
  requirements: readonly string[];
  /** Years. */
  validity: number;
  colours: SealColours;
}

export interface Resource {
  /** Stands on /resources, free to read. */
  article: ArticlePath;
  type: 'Guide' | 'Handbook' | 'Configuration' | 'Integration';
  description: string;
}

const newTab = 'opens in a new tab';

const courses: readonly Course[] = [
  {
    title: 'Phones, numbers and people',
    level: 'Beginner',
    duration: 2,
    format: 'Self-paced',
    description: 'Add colleagues, give them numbers, and set up the first phone on a desk and in a pocket.',
    modules: ['Users and roles', 'Numbers and extensions', 'Desk phones and apps', 'Voicemail and forwarding'],
  },
  {
    title: 'Queues and business hours',
    level: 'Intermediate',
    duration: 3,
    format: 'Live online',
    description: 'Build the way a call takes, from the greeting to the person who answers, also on holidays.',
    modules: ['Business hours and holidays', 'Menus that callers finish', 'Queues and overflow', 'Call reports'],
  },
  {
    title: 'SIP trunks and voice quality',
    level: 'Advanced',
    duration: 4,
    format: 'On site',
    description: 'Connect a PBX to two hosts, read a SIP trace, and find out why a call sounds as it does.',
    modules: [
      'Trunks, hosts and failover',
      'Codecs and bandwidth',
      'Reading a SIP trace',
      'Jitter, loss and delay',
      'Emergency calls',
    ],
  },
  {
    title: 'Building with the API',
    level: 'Developer',
    duration: 6,
    format: 'Self-paced',
    description: 'Start calls, send messages and follow events from your own software, in a test account.',
    modules: [
      'Keys and authentication',
      'Calls and messages',
      'Contacts from a CRM',
      'Webhooks and their signatures',
      'Errors and retries',
      'A call log of your own',
    ],
  },
];

const hours = courses.reduce((sum, { duration }) => sum + duration, 0);

const hero = {
  title: `From the first phone to the API in ${hours} hours`,
  lead: 'Four courses, three ways to take them, and three certificates that are valid for 2 years.',
  start: 'Start Learning',
  drawing: `${hours} hours of courses: ${courses.map(({ duration, level }) => `${duration} ${level}`).join(', ')}.`,
  hours: (count: number) => `${count} h`,
};

const coursesHead = {
  title: 'Courses',
  lead: 'Each one ends with a task that works in your own account.',
  hours: (count: number) => `${count} hours`,
  modules: (count: number) => `${count} modules`,
  start: 'Start Course',
};

const formatsHead = {
  title: 'Three ways to take them',
  lead: 'The content is the same. What differs is who asks the questions.',
};

const formats = {
  selfPaced: {
    title: 'Self-paced',
    text: 'Recordings and exercises at any hour. Stop after a module and go on where you stopped.',
  },
  live: {
    title: 'Live online',
    text: 'A trainer, at most twelve people and shared screens. Every second week, recorded for you.',
  },
  onSite: {
    title: 'On site',
    text: 'A trainer in your office, with your phones, your PBX and your call flows. From six people.',
  },
} satisfies Record<string, Feature>;

const certificationsHead = {
  title: 'Certificates',
  lead: 'For administrators, engineers and developers. Renewed by a one-hour exam.',
  requirements: 'What you need',
  valid: (years: number) => `Valid for ${years} years`,
  get: 'Get Certified',
};

const certifications: readonly Certification[] = [
  {
    title: 'Certified Administrator',
    description: 'Runs a phone system for up to 500 people.',
    requirements: ['Phones, numbers and people', 'Queues and business hours', 'Exam of 60 minutes, 80% to pass'],
    validity: 2,
    colours: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' },
  },
  {
    title: 'Certified Voice Engineer',
    description: 'Connects a PBX and keeps its calls clear.',
    requirements: [
      'SIP trunks and voice quality',
      'A year of work with SIP or a PBX',
      'Lab of 90 minutes: find four faults',
    ],
    validity: 2,
    colours: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-700' },
  },
  {
    title: 'Certified Developer',
    description: 'Ships an integration that survives a bad day.',
    requirements: [
      'Building with the API',
      'One integration in use, with its code',
      'Review of 45 minutes with our engineers',
    ],
    validity: 2,
    colours: { sky: 'ink-600', sun: 'sun-500', dune: 'gulf-300' },
  },
];

const resourcesHead = {
  title: 'Free, without an account',
  lead: 'One text for each course, to read before you decide.',
  mark: (type: Resource['type'], minutes: number) => `${type}, ${minutes} min`,
  open: 'Open',
};

const resources: readonly Resource[] = [
  {
    article: '/articles/ucaas-migration-guide',
    type: 'Guide',
    description: 'What to count before you order, whom to move first, and when to bring the numbers.',
  },
  {
    article: '/articles/call-analytics',
    type: 'Handbook',
    description: 'Which figures of a day of calls say something about your queues, and which do not.',
  },
  {
    article: '/articles/sip-trunking-configuration',
    type: 'Configuration',
    description: 'A trunk with two hosts, from the firewall to the first call that fails over.',
  },
  {
    article: '/articles/microsoft-teams-integration',
    type: 'Integration',
    description: 'One number per person in two directories, and calls from Teams over your own lines.',
  },
];

const custom = {
  title: 'A course for your team',
  text: 'Your phones, your call flows, your questions, on site or online. We answer within 24 hours.',
  request: 'Request Custom Training',
  browse: 'Browse Resources',
};

export const content = {
  newTab,
  courses,
  hero,
  coursesHead,
  formatsHead,
  formats,
  certificationsHead,
  certifications,
  resourcesHead,
  resources,
  custom,
} as const;
