import { type JobKey, jobTitles } from '../../company/job-titles.ts';

type Department = 'Engineering' | 'Product' | 'Design' | 'Infrastructure' | 'Customer Success' | 'Sales';

export interface Job {
  key: JobKey;
  title: string;
  department: Department;
  location: 'Dubai' | 'Remote, UAE or EU';
  type: 'Full-time' | 'Contract';
  description: string;
  requirements: readonly string[];
}

/** Opening day of the positions and last day for applications. */
export const jobsOpen = { from: '2026-11-02', through: '2027-02-28' };

export const jobs: readonly Job[] = [
  {
    key: 'senior-voice-engineer',
    title: jobTitles['senior-voice-engineer'],
    department: 'Engineering',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You own the part of the platform that sets up calls: SIP signaling, codecs and what happens when a network drops packets.',
    requirements: [
      'You have run SIP or WebRTC in production and can read a packet trace.',
      'You write TypeScript, Go or Rust that others enjoy working on.',
      'You have been on call for something that people rely on.',
    ],
  },
  {
    key: 'product-manager',
    title: jobTitles['product-manager'],
    department: 'Product',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You decide what meetings and channels become next, based on what customers do and what they write to support.',
    requirements: [
      'You have shipped a product that teams use every day.',
      'You write decisions down so that they can be argued with.',
      'You take a support shift every month and use what you learn there.',
    ],
  },
  {
    key: 'product-designer',
    title: jobTitles['product-designer'],
    department: 'Design',
    location: 'Remote, UAE or EU',
    type: 'Contract',
    description:
      'You design the call, the meeting and the message for three screen sizes, and see them through to the released app.',
    requirements: [
      'Your portfolio shows a tool that people work in for hours.',
      'You design for keyboard and screen reader from the first sketch.',
      'You prototype in code, or with somebody who does.',
    ],
  },
  {
    key: 'network-reliability-engineer',
    title: jobTitles['network-reliability-engineer'],
    department: 'Infrastructure',
    location: 'Dubai',
    type: 'Full-time',
    description:
      'You keep calls up while routes, carriers and data centers fail: routing, failover, capacity and the status page.',
    requirements: [
      'You know BGP, DNS and Linux networking from incidents, not from slides.',
      'You have automated a failover and tested it on a working day.',
      'You write the report after an outage so that customers understand it.',
    ],
  },
  {
    key: 'customer-success-manager',
    title: jobTitles['customer-success-manager'],
    department: 'Customer Success',
    location: 'Remote, UAE or EU',
    type: 'Full-time',
    description:
      'You move companies from their old telephone system to ours, site by site, and remain their contact afterwards.',
    requirements: [
      'You have run migrations or rollouts with a date that could not move.',
      'You can explain number porting to somebody who has never heard of it.',
      'You speak English and Arabic, German or French.',
    ],
  },
  {
    key: 'account-executive',
    title: jobTitles['account-executive'],
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
