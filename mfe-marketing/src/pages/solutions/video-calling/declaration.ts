import { largestRoom } from '../../../plans/plan-figures.ts';
import { roomSizes } from '../../../plans/plan-lists.ts';
import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const videoCalling = solutionDeclaration({
  name: 'Video Calling',
  path: '/solutions/video-calling',
  title: `HD video calling for up to ${largestRoom} participants | {brand}`,
  description: `HD video for ${roomSizes} participants, with screen sharing, captions and guests by link. Starts from a number, a chat or a calendar, and is part of every plan.`,
  keywords: [
    'video calling',
    'HD video',
    'video conferencing',
    'screen sharing',
    `video for ${largestRoom} participants`,
  ],
  social: {
    title: `A room that holds ${largestRoom}`,
    description: `HD video for ${roomSizes} participants. Guests join by link, without an account.`,
  },
  summary: `HD video for ${roomSizes} participants, by plan`,
  icon: 'video',
  menu: { order: 20, line: `HD video for up to ${largestRoom} participants` },
});
