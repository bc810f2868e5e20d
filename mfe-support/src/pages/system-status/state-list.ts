/** Known states of a service; anything else is shown as operational. */
export type ServiceStatus = 'operational' | 'degraded' | 'outage';
/** Known states of a closed incident. */
export type IncidentStatus = 'resolved' | 'completed' | 'monitoring';

/** Labels on the page and in the feed. */
export const incidentWords: Record<IncidentStatus, string> = {
  resolved: 'Resolved',
  completed: 'Completed',
  monitoring: 'Monitoring',
};

/** Minutes of a day with a failed or degraded service. */
export interface Interruption {
  /** Day in UTC, ISO 8601. */
  date: string;
  minutes: number;
}

export interface Service {
  name: string;
  /** Affected scope. */
  scope: string;
  status: ServiceStatus;
  /** All interruptions that count against its uptime, oldest first; those of other years may be removed. */
  interruptions: readonly Interruption[];
}

interface Region {
  name: string;
  location: string;
  status: ServiceStatus;
  /** Median to the nearest switch, in milliseconds. */
  latency: number;
}

export interface Incident {
  /** Day, ISO 8601. */
  date: string;
  title: string;
  status: IncidentStatus;
  duration: string;
  impact: string;
}

/** Source of uptime, bars and dates of the page. */
export const services: readonly Service[] = [
  {
    name: 'Cloud phone',
    scope: 'Inbound and outbound calls',
    status: 'operational',
    interruptions: [{ date: '2026-10-21', minutes: 11 }],
  },
  {
    name: 'Video meetings',
    scope: 'Meetings and screen sharing',
    status: 'operational',
    interruptions: [{ date: '2026-11-12', minutes: 38 }],
  },
  {
    name: 'Team messaging',
    scope: 'Channels, search, notifications',
    status: 'operational',
    interruptions: [{ date: '2026-09-30', minutes: 9 }],
  },
  {
    name: 'File sharing',
    scope: 'Uploads and previews',
    status: 'operational',
    interruptions: [{ date: '2026-11-03', minutes: 24 }],
  },
  {
    name: 'SIP trunking',
    scope: 'Signaling and media',
    status: 'operational',
    interruptions: [{ date: '2026-09-17', minutes: 12 }],
  },
  {
    name: 'API and webhooks',
    scope: 'REST API, event delivery',
    status: 'operational',
    interruptions: [{ date: '2026-10-14', minutes: 64 }],
  },
  {
    name: 'Web and mobile apps',
    scope: 'Sign-in, apps, updates',
    status: 'operational',
    interruptions: [{ date: '2026-10-29', minutes: 10 }],
  },
  {
    name: 'Admin portal',
    scope: 'Users, numbers, billing',
    status: 'operational',
    interruptions: [{ date: '2026-09-25', minutes: 22 }],
  },
];

export const regions: readonly Region[] = [
  { name: 'Middle East', location: 'Dubai', status: 'operational', latency: 12 },
  { name: 'Europe', location: 'Frankfurt', status: 'operational', latency: 28 },
  { name: 'Asia Pacific', location: 'Singapore', status: 'operational', latency: 35 },
  { name: 'North America', location: 'Virginia', status: 'operational', latency: 46 },
];

/** Newest first; the feed contains a new one with the next release. */
export const incidents: readonly Incident[] = [
  {
    date: '2026-11-12',
    title: 'Video meetings slow to join in Europe',
    status: 'resolved',
    duration: '38 minutes',
    impact: 'Joining took up to 20 seconds for some meetings. Meetings in progress were not affected.',
  },
  {
    date: '2026-11-03',
    title: 'Planned storage maintenance',
    status: 'completed',
    duration: '2 hours',
    impact: 'File previews were delayed, and uploads waited for up to 24 minutes. All files remained available.',
  },
  {
    date: '2026-10-29',
    title: 'Sign-ins failed after an update',
    status: 'resolved',
    duration: '10 minutes',
    impact: 'New sign-ins to the web and mobile apps failed. Users who were already signed in were not affected.',
  },
  {
    date: '2026-10-21',
    title: 'Calls in the Middle East not connected',
    status: 'resolved',
    duration: '11 minutes',
    impact:
      'A switch in Dubai stopped answering, and some calls failed at the first attempt. Calls in progress were not affected.',
  },
  {
    date: '2026-10-14',
    title: 'Webhook delivery delayed',
    status: 'resolved',
    duration: '64 minutes',
    impact: 'Events arrived up to an hour late and in order. None were lost.',
  },
  {
    date: '2026-09-30',
    title: 'Messages delivered late',
    status: 'resolved',
    duration: '9 minutes',
    impact: 'Messages and notifications arrived minutes late. None were lost.',
  },
  {
    date: '2026-09-25',
    title: 'Admin portal out of reach',
    status: 'resolved',
    duration: '22 minutes',
    impact: 'Users, numbers and billing could not be changed. Calls and apps worked.',
  },
  {
    date: '2026-09-17',
    title: 'SIP trunks refused new calls',
    status: 'resolved',
    duration: '12 minutes',
    impact: 'One of two hosts refused new calls. Trunks set up with both hosts took the other one.',
  },
];

/** Incidents on the page; the feed has all. */
export const recentIncidents = incidents.slice(0, 3);
