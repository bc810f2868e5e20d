import type { ListItem } from '@site/ui/content/item-list.tsx';
import type { ThreadProps } from '@site/ui/vignettes/thread.tsx';
import { FileText, Hash, type IconNode, Voicemail } from 'lucide';
import * as facts from '../../../facts/facts.ts';

interface Found {
  icon: IconNode;
  kind: string;
  text: string;
  /** Where and when. */
  place: string;
}

export const content = {
  hero: {
    kicker: 'Team messaging',
    title: 'Write it once, find it later',
    lead: 'Channels for teams, direct messages for a few, and one search over every word, file and call note.',
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See all features', href: '/features' },
    ],
  },
  conversation: {
    drawing:
      'A channel of a building site: an inspection report is attached and the road closure is settled in four lines',
    channels: {
      title: 'Channels',
      items: [
        { name: 'site-7', unread: 0 },
        { name: 'dispatch', unread: 3 },
        { name: 'tenders', unread: 0 },
        { name: 'shifts', unread: 1 },
        { name: 'deliveries', unread: 0 },
        { name: 'safety', unread: 2 },
      ],
    },
    thread: {
      channel: 'site-7',
      members: '23 members',
      messages: [
        {
          initials: 'G3',
          from: 'Gate 3',
          at: '08:52',
          text: 'Crane inspection is done. Report attached.',
          file: 'Crane-inspection-7.pdf',
        },
        { initials: 'SO', from: 'Site office', at: '08:55', text: 'Thanks. Can the lift start at ten?' },
        { initials: 'G3', from: 'Gate 3', at: '08:56', text: 'Yes, the road is closed until 10:30.' },
        { initials: 'DI', from: 'Dispatch', at: '08:58', text: 'Then truck 4 waits at the depot.' },
      ],
    } satisfies ThreadProps,
  },
  features: {
    title: 'Six habits it makes easy',
    lead: 'The same conversation on laptop and phone, open at the same line.',
    items: {
      channels: {
        title: 'Channels',
        text: 'Open to a team or closed to a few. Newcomers can read what was said before.',
      },
      direct: { title: 'Direct messages', text: 'Two people or a small group, with a call one click away.' },
      threads: { title: 'Threads', text: 'An answer stays below its question, not in the middle of the next one.' },
      mentions: { title: 'Mentions', text: 'Name a person or a whole team. Nobody else is disturbed.' },
      quiet: { title: 'Quiet hours', text: 'No notifications after work, except from the people you allow.' },
      guests: { title: 'Guests', text: 'A supplier or customer in one channel, and no other.' },
    },
  },
  search: {
    title: 'One search for messages, files and calls',
    lead: `${facts.messages} messages have been sent so far. Find yours by word, name, channel or date.`,
    drawing: 'A search for “crane” finds a message, a page of a PDF file and the text of a voicemail',
    term: 'crane',
    count: '3 results',
    found: [
      {
        icon: Hash,
        kind: 'Message',
        text: 'Crane inspection is done. Report attached.',
        place: 'site-7 · Gate 3 · today, 08:52',
      },
      {
        icon: FileText,
        kind: 'File, page 2',
        text: 'The crane may lift 12 t at 20 m.',
        place: 'Crane-inspection-7.pdf · site-7',
      },
      {
        icon: Voicemail,
        kind: 'Voicemail',
        text: 'The crane company will call back at four.',
        place: 'Front desk · yesterday, 16:20',
      },
    ] satisfies Found[],
  },
  benefits: {
    title: 'What it replaces',
    items: [
      {
        mark: 'Instead of reply-all',
        title: 'One thread per question',
        text: 'People who need the answer are mentioned. Everyone else looks it up later.',
      },
      {
        mark: 'Instead of personal phones',
        title: 'Work stays in the company',
        text: 'Anyone who leaves loses access that minute. What was agreed stays with the team.',
      },
      {
        mark: 'Instead of “who has the file?”',
        title: 'The file is where you discussed it',
        text: 'Attach it once. A new version replaces the old one in every channel.',
      },
      {
        mark: 'Instead of a second app',
        title: 'Press call, and it rings',
        text: 'A conversation becomes a call or a meeting with the same people in it.',
      },
    ] satisfies ListItem[],
  },
  closing: {
    title: 'Open the first channel',
    text: `${facts.trialDays} days, no credit card. Invite the team by email.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See pricing', href: '/pricing' },
    ],
  },
};
