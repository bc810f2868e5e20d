import { type IncidentStatus, incidents, regions, type ServiceStatus, services } from './state-list.ts';

const banner = {
  title: 'All Systems Operational',
  /** Before the clock runs, and without script. */
  zone: 'Times in GST (UTC+4)',
  now: 'Current time',
  timeZone: { name: 'Asia/Dubai', label: 'GST' },
};

const subscribe = {
  button: 'Subscribe to Updates',
  newTab: 'opens in a new tab',
  title: 'Hear about it first',
  text: 'One message when an incident opens, one when it closes.',
};

const online = regions.filter(({ status }) => status !== 'outage').length;

const summary = [
  { label: 'uptime of calls, 90 days', value: '99.99%' },
  { label: 'open incidents', value: '0' },
  { label: 'average API response', value: '42 ms' },
  { label: 'regions online', value: `${online} of ${regions.length}` },
] as const;

const statusWords: Record<ServiceStatus, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
};

const incidentWords: Record<IncidentStatus, string> = {
  resolved: 'Resolved',
  completed: 'Completed',
  monitoring: 'Monitoring',
};

const servicesHead = {
  title: 'Services',
  columns: { service: 'Service', uptime: 'Uptime, 90 days', lastIncident: 'Last incident', state: 'State' },
  noIncident: 'No incident in 90 days',
};

/** The limit we plan for, in milliseconds: where the bars end. */
const latencyLimit = 100;

const regionsHead = {
  title: 'Regions',
  lead: `Median latency to the nearest switch. The bar ends at ${latencyLimit} ms, the limit we plan for.`,
};

const incidentsTitle = 'Recent incidents';

export const content = {
  banner,
  subscribe,
  summary,
  statusWords,
  incidentWords,
  servicesHead,
  latencyLimit,
  regionsHead,
  incidentsTitle,
  services,
  regions,
  incidents,
} as const;
