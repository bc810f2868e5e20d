import { contactPath } from '@site/contracts';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import type { CallPanelProps } from '@site/ui/vignettes/call-panel.tsx';
import type { ThreadProps } from '@site/ui/vignettes/thread.tsx';
import * as facts from '../../facts/facts.ts';
import { featureCategories, featureTitles } from '../../features/feature-categories.ts';

export const content = {
  hero: {
    title: `${capitalizedCount(featureTitles.length)} stops on one line`,
    lead: `Calling, meetings, teamwork and control: ${countInWords(featureCategories.length)} groups of three features, in one app and on one bill.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Compare plans', href: '/pricing' },
    ],
    drawing: (titles: readonly string[]) =>
      `One line runs through ${countInWords(featureTitles.length)} stops: ${titles.join(', ')}`,
  },
  filter: {
    legend: 'Features to show',
    all: `All ${countInWords(featureTitles.length)}`,
  },
  catalogue: {
    title: `${capitalizedCount(featureCategories.length)} groups of three`,
    lead: 'Choose a group to see it on its own.',
  },
  morning: {
    title: 'One call, six stops',
    lead: 'A guest calls a hotel about a Friday event. Everything that follows stays on one line.',
    stops: [
      {
        at: '09:12',
        feature: 'Cloud phone',
        text: 'The hotel’s number rings at reception and on the duty manager’s cell phone.',
      },
      { at: '09:13', feature: 'Call routing', text: 'Both are busy, so the call moves on to reservations.' },
      {
        at: '09:14',
        feature: 'Call recording',
        text: 'The guest is told that the call is being recorded, and her request is kept.',
      },
      { at: '09:40', feature: 'HD video', text: 'Reservations and the kitchen meet: forty guests instead of ten.' },
      { at: '09:55', feature: 'File sharing', text: 'The new menu is in the event’s channel.' },
      {
        at: '16:30',
        feature: 'One search',
        text: 'The afternoon shift types her name and finds the call, the menu and who agreed.',
      },
    ],
  },
  /** Scenes of the four drawings. */
  scenes: {
    call: {
      state: 'On a call',
      clock: '01:48',
      who: 'Hotel reception',
      line: 'Support queue · Dubai',
    } satisfies CallPanelProps,
    offices: ['Dubai', 'London', 'Nairobi', 'Mumbai'],
    channel: {
      channel: 'shifts',
      members: '9 members',
      messages: [
        { initials: 'FD', from: 'Front desk', at: '17:02', text: 'Who has the late shift on Friday?' },
        {
          initials: 'SD',
          from: 'Scheduling',
          at: '17:04',
          text: 'Nairobi. New schedule attached.',
          file: 'Schedule-week-4.pdf',
        },
      ],
    } satisfies ThreadProps,
    webhook: {
      event: 'call.ended',
      body: '{ "duration": 312,\n  "result": "answered" }',
      status: '204',
    },
  },
  closing: {
    title: `All ${countInWords(featureTitles.length)} are in the trial`,
    text: `${facts.trialDays} days, no credit card. Switch off what you do not need.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Ask for a demo', href: contactPath('demo') },
    ],
  },
};
