import * as facts from '../facts/facts.ts';
import { largestRoom } from '../plans/plan-figures.ts';

export interface FeatureCard {
  title: string;
  description: string;
  /** Page with details. */
  href: string;
}

export interface FeatureCategory {
  id: 'calling' | 'meetings' | 'teamwork' | 'control';
  name: string;
  /** Description of its drawing. */
  drawing: string;
  features: readonly [FeatureCard, FeatureCard, FeatureCard];
}

export const featureCategories: readonly FeatureCategory[] = [
  {
    id: 'calling',
    name: 'Calling',
    drawing: 'A call with a customer in the support queue',
    features: [
      {
        title: 'Cloud phone',
        description: 'One number for the company on desk phones, laptops and cell phones.',
        href: '/solutions/cloud-phone',
      },
      {
        title: 'Call routing',
        description: 'Business hours, ring groups and queues, drawn in the browser.',
        href: '/solutions/cloud-phone',
      },
      {
        title: 'Call recording',
        description: `Every call or a few queues, kept from ${facts.retention}.`,
        href: '/solutions/cloud-phone',
      },
    ],
  },
  {
    id: 'meetings',
    name: 'Meetings',
    drawing: 'A video call of four offices',
    features: [
      {
        title: 'HD video',
        description: `Up to ${largestRoom} participants, started from a number, a chat or a link.`,
        href: '/solutions/video-calling',
      },
      {
        title: 'Screen sharing',
        description: 'A window, a tab or the whole screen, with sound.',
        href: '/solutions/video-calling',
      },
      {
        title: 'Webinars',
        description: `Up to ${facts.largestMeeting} viewers, with registration, questions and polls.`,
        href: '/solutions/team-meetings',
      },
    ],
  },
  {
    id: 'teamwork',
    name: 'Teamwork',
    drawing: 'Two messages in a channel, the second one with a file',
    features: [
      {
        title: 'Team messaging',
        description: 'Channels, direct messages and threads, with quiet hours.',
        href: '/solutions/team-messaging',
      },
      {
        title: 'File sharing',
        description: 'One copy, every version, and permissions that follow the team.',
        href: '/solutions/file-sharing',
      },
      {
        title: 'One search',
        description: 'Find a word in messages, files and voicemail at once.',
        href: '/solutions/team-messaging',
      },
    ],
  },
  {
    id: 'control',
    name: 'Control',
    drawing: 'A webhook tells another system that a call has ended; it answers 204',
    features: [
      {
        title: 'Integrations',
        description: `${facts.integrations} apps with one-click OAuth, and an API for the rest.`,
        href: '/solutions/integrations',
      },
      {
        title: 'Call analytics',
        description: 'Who called when, how long they waited, how many were answered.',
        href: '/articles/call-analytics',
      },
      {
        title: 'Security',
        description: 'Roles, single sign-on, and data in the UAE, the EU or the US.',
        href: '/security',
      },
    ],
  },
];

export const featureTitles = featureCategories.flatMap(({ features }) => features.map(({ title }) => title));
