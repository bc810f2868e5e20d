import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Creates the Prometheus metrics of the shell. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    served: new Counter({
      name: 'site_answers_total',
      help: 'Responses to visitors by status.',
      labelNames: ['status'],
      registers,
    }),
    compositions: new Counter({
      name: 'site_compositions_total',
      help: 'Compositions by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    composeSeconds: new Histogram({
      name: 'site_compose_duration_seconds',
      help: 'Time from a changed release until its composition is live.',
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
      help: '1 when the remote answered the last poll.',
      labelNames: ['remote'],
      registers,
    }),
    refusedNow: new Gauge({
      name: 'site_refused_releases',
      help: 'Refused releases by remote that no good release has replaced since.',
      labelNames: ['remote'],
      registers,
    }),
    releases: new Gauge({
      name: 'site_release_info',
      help: 'Always 1: the live release of each remote.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    shared: new Gauge({
      name: 'site_share_ratio',
      help: 'Share of visitors, 0 to 1, who get a release that is not live; no value while there is none.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    composedAt: new Gauge({
      name: 'site_composition_timestamp_seconds',
      help: 'Unix time of the live composition, in seconds; no value before the first.',
      registers,
    }),
    documents: new Gauge({
      name: 'site_documents',
      help: 'Documents of the live composition.',
      registers,
    }),
    composing: new Gauge({
      name: 'site_composing',
      help: '1 in the shell that composes; 0 in those that wait for its lease.',
      registers,
    }),
    bucketBehind: new Gauge({
      name: 'site_bucket_behind',
      help: '1 while the bucket of PUBLISH_TO is behind the live composition.',
      registers,
    }),
    warnings: new Gauge({
      name: 'site_composition_warnings',
      help: 'Warnings of the live composition, such as dead links and shared titles.',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
