import * as facts from '../../../facts/facts.ts';
import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const teamMeetings = solutionDeclaration({
  name: 'Team Meetings',
  path: '/solutions/team-meetings',
  title: 'Team meetings with recording, notes and actions | {brand}',
  description: `Meetings and webinars for up to ${facts.largestMeeting}, planned in your calendar, joined by app, browser or phone, and recorded in chapters with who spoke when.`,
  keywords: ['team meetings', 'online meetings', 'webinars', 'meeting recording', 'meeting notes', 'dial-in'],
  social: {
    title: 'Meetings that leave a record',
    description: `Recording, notes and actions stay where the team works. Up to ${facts.largestMeeting} participants.`,
  },
  summary: `Meetings and webinars for up to ${facts.largestMeeting}, with recordings in chapters`,
  icon: 'users',
  menu: { order: 40, line: 'Schedule, share a screen, record' },
});
