import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';

export const hero = {
  kicker: 'Video calling',
  title: 'A room that holds 500',
  lead: 'HD video that starts from a number, a chat or a link. 50, 250 or 500 participants, depending on the plan.',
  first: { text: 'Start Free Trial', href: '/signup' },
  second: { text: 'Compare plans', href: '/pricing' },
};

export const wall = {
  drawing: 'A video call of nine offices: Dubai speaks and is large, eight others are around it',
  name: 'Quarterly review',
  clock: '31:07',
  places: ['Dubai', 'London', 'Nairobi', 'Mumbai', 'Cairo', 'Oslo', 'Lima', 'Tokyo', 'Perth'],
};

export const rooms = {
  title: 'Three sizes of room',
  lead: 'Every tile is one participant. The plan decides how many fit.',
  unit: 'participants',
  drawing: (participants: number) => `A room of ${participants} tiles`,
  sizes: [
    { plan: 'Starter', participants: 50, columns: 10 },
    { plan: 'Business', participants: 250, columns: 25 },
    { plan: 'Scale', participants: 500, columns: 25 },
  ],
  more: { text: 'Meetings and webinars for up to 10,000', href: '/solutions/team-meetings' },
};

export const features = {
  title: 'What happens in the room',
  lead: 'In the browser, on a laptop, on a mobile or on the screen of a meeting room.',
  items: {
    picture: {
      title: 'HD video',
      text: 'The picture follows the line. When it gets thin, video gives way and the voice stays.',
    },
    share: { title: 'Screen sharing', text: 'A window, a tab or the whole screen, with sound. Others can draw on it.' },
    wall: {
      title: 'Speaker or wall',
      text: 'Who speaks is large, or everybody is the same size. Each viewer chooses.',
    },
    captions: { title: 'Captions', text: 'What is said appears as text below the picture, for those who read along.' },
    guests: { title: 'Guests by link', text: 'A guest opens the link in a browser. No account, nothing to install.' },
    upgrade: { title: 'Call to video', text: 'Turn a running phone call into video. Nobody dials again.' },
  },
};

export const benefits = {
  title: 'What you stop working around',
  items: [
    { lead: 'One link for all.', text: 'The same one opens in the app, in a browser and on a phone line.' },
    { lead: 'A lobby, or an open door.', text: 'The host decides for each meeting who waits outside.' },
    { lead: 'Recording that is announced.', text: 'Everybody is told before it starts.' },
    { lead: 'Kept where you decide.', text: 'Choose the UAE, the EU or the US.' },
    { lead: 'No second licence.', text: 'Video is in every plan, from Starter at $15 per user per month.' },
  ] satisfies ChecklistItem[],
  more: { text: 'See all twelve features', href: '/features' },
};

export const closing = {
  title: 'Hold the next one here',
  text: '14 days, no credit card. Your guests need nothing.',
  start: 'Start Free Trial',
  second: { text: 'Ask for a demo', href: contactPath('demo') },
};
