import { contactPath } from '@site/contracts';
import type { CallPanelProps } from '@site/ui/vignettes/call-panel.tsx';
import type { ThreadProps } from '@site/ui/vignettes/thread.tsx';

export interface FeatureCard {
  title: string;
  description: string;
  /** Page that tells more. */
  href?: string;
}

export interface FeatureCategory {
  id: 'calling' | 'meetings' | 'teamwork' | 'control';
  name: string;
  /** What its drawing shows. */
  drawing: string;
  features: readonly [FeatureCard, FeatureCard, FeatureCard];
}

export const hero = {
  title: 'Twelve stops on one line',
  lead: 'Calling, meetings, teamwork and control: four groups of three features, in one app and on one bill.',
  first: { text: 'Start Free Trial', href: '/signup' },
  second: { text: 'Compare plans', href: '/pricing' },
  drawing: (titles: readonly string[]) => `One line runs through twelve stops: ${titles.join(', ')}`,
};

export const filter = {
  legend: 'Features to show',
  all: 'All twelve',
};

export const catalogue = {
  title: 'What is in it',
  lead: 'Choose a group to see it on its own.',
};

export const categories: readonly FeatureCategory[] = [
  {
    id: 'calling',
    name: 'Calling',
    drawing: 'A call with a customer in the support queue',
    features: [
      {
        title: 'Cloud phone',
        description: 'One number for the company on desk phones, laptops and mobiles.',
        href: '/solutions/cloud-phone',
      },
      { title: 'Call routing', description: 'Business hours, ring groups and queues, drawn in the browser.' },
      { title: 'Call recording', description: 'Every call or a few queues, kept from 30 days to 7 years.' },
    ],
  },
  {
    id: 'meetings',
    name: 'Meetings',
    drawing: 'A video call of four offices',
    features: [
      {
        title: 'HD video',
        description: 'Up to 500 participants, started from a number, a chat or a link.',
        href: '/solutions/video-calling',
      },
      { title: 'Screen sharing', description: 'A window, a tab or the whole screen, with sound.' },
      {
        title: 'Webinars',
        description: 'Up to 10,000 viewers, with registration, questions and polls.',
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
        description: 'One copy, every version, and rights that follow the team.',
        href: '/solutions/file-sharing',
      },
      { title: 'One search', description: 'A word is found in messages, files and voicemail at once.' },
    ],
  },
  {
    id: 'control',
    name: 'Control',
    drawing: 'A webhook tells another system that a call has ended; it answers 204',
    features: [
      {
        title: 'Integrations',
        description: '500+ apps by one-click OAuth, and an API for the rest.',
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

/** Scenes of the four drawings. */
export const scenes = {
  call: {
    state: 'On a call',
    clock: '01:48',
    who: 'Hotel reception',
    line: 'Support queue · Dubai',
  } satisfies CallPanelProps,
  offices: ['Dubai', 'London', 'Nairobi', 'Mumbai'],
  channel: {
    channel: 'rota',
    members: '9 members',
    messages: [
      { initials: 'FD', from: 'Front desk', at: '17:02', text: 'Who has the late shift on Friday?' },
      { initials: 'RO', from: 'Rota', at: '17:04', text: 'Nairobi. New plan attached.', file: 'Rota-week-4.pdf' },
    ],
  } satisfies ThreadProps,
  webhook: {
    event: 'call.ended',
    body: '{ "duration": 312,\n  "result": "answered" }',
    status: '204',
  },
};

export const closing = {
  title: 'All twelve are in the trial',
  text: '14 days, no credit card. Switch any of them off again.',
  start: 'Start Free Trial',
  second: { text: 'Ask for a demo', href: contactPath('demo') },
};
