import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { clearOutbox, recordOutbox } from '../metrics/record-outbox.ts';
import { type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import { findObstacle } from './health-routes.ts';
import type { DeliveryReport, ReadOutboxHealth } from './outbox-health.ts';

interface MetricsRouteParts {
  store: LeadStore;
  metrics: Metrics;
  deliveries: DeliveryReport;
  readOutbox: ReadOutboxHealth;
  clock(): Date;
}

/** `GET /metrics`: all metrics, in the Prometheus text format. */
export function metricsRoute({ store, metrics, deliveries, readOutbox, clock }: MetricsRouteParts): RequestHandler {
  const { registry } = metrics;

  async function measureOutbox(): Promise<void> {
    metrics.delivering.set(deliveries.obstacle() ? 0 : 1);
    try {
      recordOutbox(metrics, await readOutbox(), clock());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      clearOutbox(metrics);
    }
  }

  return async (_request, response) => {
    const obstacle = await findObstacle(store, metrics);
    if (obstacle) clearOutbox(metrics);
    else await measureOutbox();
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
}
