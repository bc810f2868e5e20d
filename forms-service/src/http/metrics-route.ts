import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { findObstacle } from './health-routes.ts';

/** `GET /metrics`: everything the service counts, in the text format of Prometheus. */
export function metricsRoute(store: LeadStore, metrics: Metrics): RequestHandler {
  const { registry } = metrics;
  return async (_request, response) => {
    await findObstacle(store, metrics);
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
}
