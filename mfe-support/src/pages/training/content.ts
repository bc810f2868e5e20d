import { contactPath } from '@site/contracts';
import type { Feature } from '@site/ui/content/feature-grid.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import type { ArticlePath } from '../../articles/articles.ts';
import { certifications, courses } from '../../courses/course-list.ts';
import { answerTime, certificateYears } from '../../facts/facts.ts';

interface Resource {
  /** Available on /resources for free. */
  article: ArticlePath;
  type: 'Guide' | 'Handbook' | 'Configuration' | 'Integration';
  description: string;
}

const newTab = 'opens in a new tab';

const hours = courses.reduce((sum, { duration }) => sum + duration, 0);

const hero = {
  title: `From the first phone to the API in ${hours} hours`,
  lead: `${capitalizedCount(courses.length)} courses in three formats, and ${countInWords(certifications.length)} certifications that are valid for ${certificateYears} years.`,
  start: 'Start learning',
  drawing: `${hours} hours of courses: ${courses.map(({ duration, level }) => `${duration} ${level}`).join(', ')}.`,
  hours: (count: number) => `${count} h`,
};

const coursesHead = {
  title: 'Courses',
  lead: 'Each one ends with a task you complete in your own account.',
  hours: (count: number) => `${count} hours`,
  modules: (count: number) => `${count} modules`,
  start: 'Start course',
};

const formatsHead = {
  title: 'Three formats',
  lead: 'They differ in who answers your questions.',
};

const formats = {
  selfPaced: {
    title: 'Self-paced',
    text: 'Recordings and exercises at any hour. Stop after a module and pick up where you left off.',
  },
  live: {
    title: 'Live online',
    text: 'A trainer, at most twelve people and shared screens. Every other week, and recorded for you.',
  },
  onSite: {
    title: 'On site',
    text: 'A trainer in your office, with your phones, your PBX and your call flows. From six people.',
  },
} satisfies Record<string, Feature>;

const certificationsHead = {
  title: 'Certifications',
  lead: 'For administrators, engineers and developers. Renewed by an exam of one hour.',
  requirements: 'What you need',
  valid: (years: number) => `Valid for ${years} years`,
  get: 'Get certified',
};

const resourcesHead = {
  title: 'Free, without an account',
  lead: 'One article for each course, to read before you decide.',
  mark: (type: Resource['type'], minutes: number) => `${type}, ${minutes}\u00a0min`,
  open: 'Open',
};

const resources: readonly Resource[] = [
  {
    article: '/articles/ucaas-migration-guide',
    type: 'Guide',
    description: 'What to count before you order, whom to move first, and when to port the numbers.',
  },
  {
    article: '/articles/call-analytics',
    type: 'Handbook',
    description: 'Which figures from a day of calls tell you about your queues, and which do not.',
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

const closing = {
  title: 'A course for your team',
  text: `Your phones, your call flows, your questions, on site or online. We answer within ${answerTime}.`,
  actions: [
    { label: 'Request custom training', href: contactPath('training'), newTab },
    { label: 'Browse Resources', href: '/resources', newTab },
  ],
} as const;

export const content = {
  newTab,
  hero,
  coursesHead,
  formatsHead,
  formats,
  certificationsHead,
  resourcesHead,
  resources,
  closing,
  courses,
  certifications,
} as const;
