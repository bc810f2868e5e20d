import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../../facts/facts.ts';
import { featureTitles } from '../../../features/feature-categories.ts';
import { entryPrice, largestRoom } from '../../../plans/plan-figures.ts';
import { roomSizes } from '../../../plans/plan-lists.ts';
import { plans, starter } from '../../../plans/plans.ts';

export const content = {
  hero: {
    kicker: 'Video calling',
    title: `A room that holds ${largestRoom}`,
    lead: `HD video that starts from a number, a chat or a link. ${roomSizes} participants, depending on the plan.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Compare plans', href: '/pricing' },
    ],
  },
  wall: {
    drawing: 'A video call of nine offices: Dubai speaks and is large, eight others are around it',
    name: 'Quarterly review',
    clock: '31:07',
    places: ['Dubai', 'London', 'Nairobi', 'Mumbai', 'Cairo', 'Oslo', 'Lima', 'Tokyo', 'Perth'],
  },
  rooms: {
    title: 'Three sizes of room',
    lead: 'Every tile is one participant. The plan decides how many fit.',
    unit: 'participants',
    drawing: (participants: number) => `A room of ${participants} tiles`,
    sizes: plans.map(({ name, participants }) => ({ plan: name, participants })),
    more: { text: `Meetings and webinars for up to ${facts.largestMeeting}`, href: '/solutions/team-meetings' },
  },
  features: {
    title: 'What happens in the room',
    lead: 'In the browser, on a laptop, on a phone or on a meeting-room screen.',
    items: {
      picture: {
        title: 'HD video',
        text: 'The picture adapts to your connection. When bandwidth drops, video gives way and the voice stays.',
      },
      share: {
        title: 'Screen sharing',
        text: 'A window, a tab or the whole screen, with sound. Others can draw on it.',
      },
      wall: {
        title: 'Speaker or grid',
        text: 'The speaker large, or everyone the same size. Each viewer chooses.',
      },
      captions: {
        title: 'Captions',
        text: 'What people say appears as text below the picture, for anyone who prefers to read.',
      },
      guests: { title: 'Guests by link', text: 'A guest opens the link in a browser. No account, nothing to install.' },
      upgrade: { title: 'Call to video', text: 'Turn a live phone call into video. Nobody has to redial.' },
    },
  },
  benefits: {
    title: 'What you no longer have to work around',
    items: [
      { lead: 'One link for everybody.', text: 'It opens in the app or a browser, and includes a dial-in number.' },
      { lead: 'A lobby, or an open door.', text: 'The host decides for each meeting who waits outside.' },
      { lead: 'Recording that is announced.', text: 'Everybody is told before it starts.' },
      { lead: 'Kept where you decide.', text: 'Choose the UAE, the EU or the US.' },
      { lead: 'No second license.', text: `Video is in every plan, from ${starter.name} at ${entryPrice}.` },
    ] satisfies ChecklistItem[],
    more: { text: `See all ${countInWords(featureTitles.length)} features`, href: '/features' },
  },
  closing: {
    title: 'Hold your next meeting here',
    text: `${facts.trialDays} days, no credit card. Your guests need nothing.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'Ask for a demo', href: contactPath('demo') },
    ],
  },
};
