import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Step } from '@site/ui/content/steps.tsx';

export type Department = 'Engineering' | 'Product' | 'Design' | 'Infrastructure' | 'Customer Success' | 'Sales';

export interface Job {
  title: string;
  department: Department;
  location: 'Dubai' | 'Remote, UAE or EU';
  type: 'Full-time' | 'Contract';
  description: string;
  requirements: readonly string[];
}

export const hero = {
  title: 'Six open positions',
  lead: 'Four of them in Dubai, two wherever you work in the UAE or the EU. The person you would work for reads your application.',
};

export const jobsWords = { heading: 'Open positions', requirements: 'Requirements', apply: 'Apply' };

/** When the positions were opened, and until when applications are read. */
export const jobsOpen = { from: '2026-11-02', through: '2027-02-28' };

export const jobs: readonly Job[] = [
  {
    title: 'Senior Voice Engineer',
    department: 'Engineering',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You own the part of the platform that sets up calls: SIP signalling, codecs and what happens when a network drops packets.',
    requirements: [
      'You have run SIP or WebRTC in production and can read a packet trace.',
      'You write TypeScript, Go or Rust that others like to change.',
      'You have been on call for something that people rely on.',
    ],
  },
  {
    title: 'Product Manager, Meetings and Messages',
    department: 'Product',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You decide what the meeting and the channel become next, from what customers do and from what they write to support.',
    requirements: [
      'You have shipped a product that teams use every day.',
      'You write decisions down so that they can be argued with.',
      'You take a support shift every month and use what you learn there.',
    ],
  },
  {
    title: 'Product Designer, Desktop and Mobile',
    department: 'Design',
    location: 'Remote, UAE or EU',
    type: 'Contract',
    description:
      'You draw the call, the meeting and the message for three screen sizes, and see them through to the released app.',
    requirements: [
      'Your portfolio shows a tool that people work in for hours.',
      'You design for keyboard and screen reader from the first sketch.',
      'You prototype in code, or with somebody who does.',
    ],
  },
  {
    title: 'Network Reliability Engineer',
    department: 'Infrastructure',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You keep calls up while routes, carriers and data centres fail: routing, failover, capacity and the status page.',
    requirements: [
      'You know BGP, DNS and Linux networking from incidents, not from slides.',
      'You have automated a failover and tested it on a working day.',
      'You write the report after an outage so that customers understand it.',
    ],
  },
  {
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location: 'Remote, UAE or EU',
    type: 'Full-time',
    description:
      'You move companies from their old telephone system to ours, site by site, and stay their contact afterwards.',
    requirements: [
      'You have run migrations or rollouts with a date that could not move.',
      'You explain number porting to somebody who has never heard of it.',
      'You speak English and Arabic, German or French.',
    ],
  },
  {
    title: 'Account Executive, Wholesale Voice',
    department: 'Sales',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You sell termination and SIP trunks to carriers and resellers, with published rates and a network that can be tested first.',
    requirements: [
      'You have sold minutes, routes or connectivity to operators.',
      'ASR, ACD and PDD mean something to you, and so does a margin.',
      'You keep your pipeline in the CRM and your promises in writing.',
    ],
  },
];

export interface WorkValue {
  title: string;
  text: string;
}

export const valuesTitle = 'How we work';

export const values: readonly WorkValue[] = [
  {
    title: 'Answer the phone',
    text: 'Everybody takes support shifts. Nothing explains a bug better than its owner calling.',
  },
  { title: 'Write it down', text: 'Decisions are documents with a date. Who joins later reads why, and may disagree.' },
  {
    title: 'Release small',
    text: 'Each team publishes on its own, when it is ready, and can take it back the same minute.',
  },
  { title: 'Say the number', text: 'Latency, margin, churn: what we know is visible to everybody here, good or bad.' },
];

export const benefitsHead = {
  title: 'What you get',
  lead: 'The same for everybody with an employment contract, from the first day.',
};

export const benefits: readonly ChecklistItem[] = [
  { lead: 'Health insurance.', text: 'For you, your partner and your children.' },
  { lead: 'Hours you agree on.', text: 'Teams set them together, at home or in the office.' },
  { lead: 'A flight home.', text: 'Every year, for those who moved to the UAE for the job.' },
  { lead: 'Help with the move.', text: 'Visa, shipping and the first weeks of rent in Dubai.' },
  { lead: 'Time to learn.', text: 'Courses and certifications count as work.' },
  { lead: 'Shares.', text: 'Options for everyone, on one set of terms.' },
];

export const hiring = {
  title: 'How we hire',
  lead: 'Four steps. After each of them you hear from us in writing, also when the answer is no.',
};

export const hiringSteps: readonly Step[] = [
  {
    title: 'You write',
    text: 'A short letter says more than a form: what you have built or sold, and what you want to do here.',
  },
  { title: 'We talk', text: 'A video call with the person you would work for. You ask as much as we do.' },
  {
    title: 'We work together',
    text: 'A task from our real work, paid, with two people of the team. You see how we disagree.',
  },
  { title: 'You decide', text: 'An offer in writing with salary, shares and starting day. Take the time you need.' },
];

export const closing = {
  title: 'None of the six is yours?',
  text: 'Write what you would do here. If it makes sense, we make room.',
  apply: 'Write to us',
  about: { text: 'About the company', href: '/about' },
};
