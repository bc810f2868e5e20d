import { countInWords } from '@site/ui/text/count-in-words.ts';
import { regions as networkRegions } from '../../facts/facts.ts';
import { incidents, incidentWords, recentIncidents, regions, type ServiceStatus, services } from './state-list.ts';
import { DAYS, uptimeOf } from './uptime.ts';

const banner = {
  /** By the worst state of a service or region. */
  titles: {
    operational: 'All Systems Operational',
    degraded: 'Some systems are slower than they should be',
    outage: 'Some systems do not work',
  } satisfies Record<ServiceStatus, string>,
  /** Before the clock starts, and without script. */
  zone: 'Times in GST (UTC+4)',
  now: 'Current time',
  timeZone: { name: 'Asia/Dubai', label: 'GST' },
};

const subscribe = {
  button: 'Subscribe to Updates',
  newTab: 'opens in a new tab',
  title: 'Hear about it first',
  text: 'The feed has an entry for every incident and needs no account. Prefer email? Turn on incident messages in your account: one when an incident opens, one when it closes.',
  jump: 'Get updates',
  feed: 'Atom feed',
};

const online = regions.filter(({ status }) => status !== 'outage').length;

const open = incidents.filter(({ status }) => status !== 'resolved' && status !== 'completed').length;

/** @param today `YYYY-MM-DD` */
const summaryOn = (today: string) => [
  { label: `call uptime, ${DAYS} days`, value: services[0] ? uptimeOf(services[0], today) : '' },
  { label: 'open incidents', value: `${open}` },
  { label: 'average API response', value: '42 ms' },
  { label: 'measured regions online', value: `${online} of ${regions.length}` },
];

const statusWords: Record<ServiceStatus, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
};

const servicesHead = {
  title: 'Services',
  lead: `Each bar is a day; the last one is today. A short bar marks a day with downtime.`,
  columns: { service: 'Service', days: `Last ${DAYS} days`, uptime: 'Uptime', state: 'State' },
  none: 'Nothing lost',
  lost: (minutes: number) => `${minutes} minutes lost on`,
  bars: (days: number) =>
    days === 0 ? `${DAYS} days without an interruption` : `${DAYS} days, ${days} of them with an interruption`,
};

/** Planned limit in milliseconds: the end of the bars' scale. */
const latencyLimit = 100;

const regionsHead = {
  title: 'Regions',
  lead: `Median latency to the nearest switch, measured in ${countInWords(regions.length)} of our ${networkRegions} regions. The bar ends at ${latencyLimit}\u00a0ms, the limit we plan for.`,
};

const incidentsHead = {
  title: 'Recent incidents',
  none: `There was none in the last ${DAYS} days. These are the last before that.`,
};

export const content = {
  banner,
  subscribe,
  summaryOn,
  statusWords,
  incidentWords,
  servicesHead,
  latencyLimit,
  regionsHead,
  incidentsHead,
  services,
  regions,
  incidents: recentIncidents,
} as const;
