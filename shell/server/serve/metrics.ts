import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the shell tells Prometheus. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    served: new Counter({
      name: 'site_answers_total',
      help: 'Answers to visitors by status.',
      labelNames: ['status'],
      registers,
    }),
    compositions: new Counter({
      name: 'site_compositions_total',
      help: 'Attempts to compose the site by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    composeSeconds: new Histogram({
      name: 'site_compose_duration_seconds',
      help: 'Time from a changed release to the new site being served.',
      buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    refused: new Counter({
      name: 'site_releases_refused_total',
      help: 'Refused releases by remote.',
      labelNames: ['remote'],
      registers,
    }),
    remoteUp: new Gauge({
      name: 'site_remote_up',
      help: '1 when the remote answered the last look for a new release.',
      labelNames: ['remote'],
      registers,
    }),
    refusedNow: new Gauge({
      name: 'site_refused_releases',
      help: 'Releases by remote that were refused and not replaced by a good one since.',
      labelNames: ['remote'],
      registers,
    }),
    releases: new Gauge({
      name: 'site_release_info',
      help: 'Always 1: the release of each remote that is served.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    composedAt: new Gauge({
      name: 'site_composition_timestamp_seconds',
      help: 'When the site that is served was composed, in seconds since 1970; no value before the first.',
      registers,
    }),
    documents: new Gauge({
      name: 'site_documents',
      help: 'Documents that are served.',
      registers,
    }),
    warnings: new Gauge({
      name: 'site_composition_warnings',
      help: 'Dead links and missing anchors in what is served.',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
