import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const teamMessaging = solutionDeclaration({
  name: 'Team Messaging',
  path: '/solutions/team-messaging',
  title: 'Team messaging with one search for everything | {brand}',
  description:
    'Channels, direct messages and threads for teams, with guests, quiet hours and one search over messages, files and voicemail. A message becomes a call with one click.',
  keywords: ['team messaging', 'business chat', 'channels', 'direct messages', 'message search', 'guest access'],
  social: {
    title: 'Write it once, find it later',
    description: 'Channels, direct messages and one search over every word, file and call note.',
  },
  summary: 'Channels, direct messages, threads and one search',
  icon: 'message-square',
  menu: { order: 30, line: 'Channels, direct messages and search' },
});
