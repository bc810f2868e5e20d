import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Stat } from '@site/ui/content/stats.tsx';
import type { AgendaEntry } from '@site/ui/vignettes/agenda.tsx';
import * as facts from '../../../facts/facts.ts';

export const content = {
  hero: {
    kicker: 'Team meetings',
    title: 'Meetings that leave a record',
    lead: 'Plan them in your calendar, join from any device, and keep the recording, notes and files where the team works.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See video calling', href: '/solutions/video-calling' },
    ],
  },
  day: {
    drawing: 'A morning with five meetings; the carrier review runs now, with eight people in it and a recording',
    entries: [
      { time: '09:00', title: 'Stand-up' },
      { time: '10:30', title: 'Carrier review', now: '8 joined · recording' },
      { time: '11:30', title: 'Interview, front desk' },
      { time: '12:00', title: 'Onboarding, week 2' },
      { time: '13:00', title: 'Board, rehearsal' },
    ] satisfies AgendaEntry[],
    now: { state: 'Recording', clock: '31:07', title: 'Carrier review', more: '+3', joined: '8 joined, 1 by phone' },
  },
  recording: {
    title: 'A recording you can read',
    lead: 'Who spoke when, in colors. Chapters come from the agenda, each with what came out of it.',
    drawing: 'The recording of 46 minutes as a waveform, colored by who speaks: Dubai, London or Nairobi',
    speakers: ['Dubai', 'London', 'Nairobi'],
    chapters: [
      { from: '00:00', title: 'December figures', left: 'Rates-December.xlsx' },
      { from: '12:40', title: 'Routes to Nairobi', left: 'Two whiteboards' },
      { from: '27:05', title: 'Decision', left: 'Second carrier from March' },
      { from: '38:20', title: 'Who does what', left: 'Three action items, three names' },
    ],
  },
  features: {
    title: 'Before, during and after',
    lead: 'The same room works for two people or a full hall.',
    items: {
      calendar: {
        title: 'From your calendar',
        text: 'Invite people the way you always do. The link and a dial-in number are in the invitation.',
      },
      join: {
        title: 'Join from any device',
        text: 'App, browser, meeting room or telephone. By phone, a number and a code are all you need.',
      },
      zones: { title: 'Time zones', text: 'Everybody sees their own time: 10:30 in Dubai is 12:00 in Mumbai.' },
      large: {
        title: 'Large meetings',
        text: `Up to ${facts.largestMeeting} participants, with hosts, speakers and a lobby.`,
      },
      webinars: {
        title: 'Webinars',
        text: `Up to ${facts.largestMeeting} viewers, with registration, questions and polls.`,
      },
      groups: {
        title: 'Breakout rooms',
        text: 'Send people into small groups, and call them back with one click.',
      },
    },
  },
  benefits: {
    title: 'What remains when everybody has left',
    figures: [
      { value: facts.largestMeeting, label: 'participants at most in one meeting' },
      { value: facts.regions, label: 'global regions; you join at the nearest' },
    ] satisfies Stat[],
    items: [
      { lead: 'The recording.', text: 'In chapters, for those who could not come.' },
      { lead: 'The notes.', text: 'Written together, in one place, during the meeting.' },
      { lead: 'The action items.', text: 'Each with a name and a due date, in the team’s channel.' },
      { lead: 'The files.', text: 'What was shown stays with the meeting.' },
      { lead: 'The next date.', text: 'Set while everybody was still in the room.' },
    ] satisfies ChecklistItem[],
  },
  closing: {
    title: 'Plan one for tomorrow',
    text: `${facts.trialDays} days, no credit card. Guests need no account.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See pricing', href: '/pricing' },
    ],
  },
};
