/** What a service can be; anything else is shown as operational. */
export type ServiceStatus = 'operational' | 'degraded' | 'outage';
/** What an incident can be besides still going on. */
export type IncidentStatus = 'resolved' | 'completed' | 'monitoring';

export interface Service {
  name: string;
  /** What it covers. */
  scope: string;
  status: ServiceStatus;
  /** Share of the last 90 days. */
  uptime: string;
  /** Day of the last incident, ISO 8601; absent when the last 90 days had none. */
  lastIncident?: string;
}

export interface Region {
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

export const services: readonly Service[] = [
  { name: 'Cloud phone', scope: 'Inbound and outbound calls', status: 'operational', uptime: '99.99%' },
  {
    name: 'Video meetings',
    scope: 'Meetings and screen sharing',
    status: 'operational',
    uptime: '99.97%',
    lastIncident: '2025-01-12',
  },
  { name: 'Team messaging', scope: 'Channels, search, notifications', status: 'operational', uptime: '99.99%' },
  {
    name: 'File sharing',
    scope: 'Uploads and previews',
    status: 'operational',
    uptime: '99.98%',
    lastIncident: '2025-01-08',
  },
  { name: 'SIP trunking', scope: 'Signalling and media', status: 'operational', uptime: '99.99%' },
  {
    name: 'API and webhooks',
    scope: 'REST API, event delivery',
    status: 'operational',
    uptime: '99.95%',
    lastIncident: '2025-01-03',
  },
  { name: 'Web and mobile apps', scope: 'Sign-in, apps, updates', status: 'operational', uptime: '99.99%' },
  { name: 'Admin portal', scope: 'Users, numbers, billing', status: 'operational', uptime: '99.98%' },
];

export const regions: readonly Region[] = [
  { name: 'Middle East', location: 'Dubai', status: 'operational', latency: 12 },
  { name: 'Europe', location: 'Frankfurt', status: 'operational', latency: 28 },
  { name: 'Asia Pacific', location: 'Singapore', status: 'operational', latency: 35 },
  { name: 'North America', location: 'Virginia', status: 'operational', latency: 46 },
];

export const incidents: readonly Incident[] = [
  {
    date: '2025-01-12',
    title: 'Video meetings slow to join in Europe',
    status: 'resolved',
    duration: '38 minutes',
    impact: 'Joining took up to 20 seconds for part of the meetings. Running meetings were not affected.',
  },
  {
    date: '2025-01-08',
    title: 'Planned storage maintenance',
    status: 'completed',
    duration: '2 hours',
    impact: 'File previews were made later than usual. No files were unavailable.',
  },
  {
    date: '2025-01-03',
    title: 'Webhook delivery delayed',
    status: 'resolved',
    duration: '15 minutes',
    impact: 'Events arrived up to four minutes late and in order. None were lost.',
  },
];
