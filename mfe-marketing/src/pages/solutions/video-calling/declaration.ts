import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const videoCalling = solutionDeclaration({
  name: 'Video Calling',
  path: '/solutions/video-calling',
  title: 'HD video calling for up to 500 participants | {brand}',
  description:
    'HD video for 50, 250 or 500 participants, with screen sharing, captions and guests by link. Starts from a number, a chat or a calendar, and is part of every plan.',
  keywords: ['video calling', 'HD video', 'video conferencing', 'screen sharing', 'video for 500 participants'],
  social: {
    title: 'A room that holds 500',
    description: 'HD video for 50, 250 or 500 participants. Guests join by link, without an account.',
  },
  summary: 'HD video for 50, 250 or 500 participants, by plan',
  icon: 'video',
});
