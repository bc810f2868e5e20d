import type { SealColours } from '@site/ui/vignettes/seal.tsx';
import { certificateYears } from '../facts/facts.ts';

type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Developer';

export interface Course {
  title: string;
  level: CourseLevel;
  /** Hours. */
  duration: number;
  format: 'Self-paced' | 'Live online' | 'On site';
  description: string;
  modules: readonly string[];
}

export const courses: readonly Course[] = [
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
    description: 'Build the path a call takes, from the greeting to the person who answers, holidays included.',
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

export interface Certification {
  title: string;
  description: string;
  requirements: readonly string[];
  /** Years. */
  validity: number;
  colors: SealColours;
}

export const certifications: readonly Certification[] = [
  {
    title: 'Certified Administrator',
    description: 'Runs a phone system for up to 500 people.',
    requirements: ['Phones, numbers and people', 'Queues and business hours', '60-minute exam, 80% to pass'],
    validity: certificateYears,
    colors: { sky: 'gulf-200', sun: 'sun-500', dune: 'gulf-600' },
  },
  {
    title: 'Certified Voice Engineer',
    description: 'Connects a PBX and keeps its calls clear.',
    requirements: [
      'SIP trunks and voice quality',
      'A year of work with SIP or a PBX',
      '90-minute lab: find four faults',
    ],
    validity: certificateYears,
    colors: { sky: 'sun-400', sun: 'sand-50', dune: 'ink-700' },
  },
  {
    title: 'Certified Developer',
    description: 'Ships an integration that survives a bad day.',
    requirements: [
      'Building with the API',
      'One integration in use, with its code',
      '45-minute review with our engineers',
    ],
    validity: certificateYears,
    colors: { sky: 'ink-600', sun: 'sun-500', dune: 'gulf-300' },
  },
];
