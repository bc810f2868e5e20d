export interface CommunityEvent {
  /** Day, ISO 8601. */
  date: string;
  title: string;
  type: 'Webinar' | 'In-Person' | 'Workshop' | 'Panel';
  /** Times of day in Dubai. */
  time: { from: string; to: string };
  attendees: number;
  description: string;
}

export const events: readonly CommunityEvent[] = [
  {
    date: '2026-12-10',
    title: 'A year of call reports in one hour',
    type: 'Webinar',
    time: { from: '16:00', to: '17:00' },
    attendees: 420,
    description: 'Which three figures to show your board, and which ones only look important.',
  },
  {
    date: '2027-01-20',
    title: 'An evening for administrators',
    type: 'In-Person',
    time: { from: '18:30', to: '21:00' },
    attendees: 80,
    description: 'Two short talks about moving numbers, then table discussions by company size.',
  },
  {
    date: '2027-02-11',
    title: 'A call log of your own',
    type: 'Workshop',
    time: { from: '14:00', to: '17:00' },
    attendees: 24,
    description: 'From an empty folder to webhooks that arrive, with an engineer at your side.',
  },
  {
    date: '2027-03-17',
    title: 'Carriers and resellers at one table',
    type: 'Panel',
    time: { from: '17:00', to: '18:30' },
    attendees: 200,
    description: 'Four guests on what a fair route costs, and who pays when it fails.',
  },
];
