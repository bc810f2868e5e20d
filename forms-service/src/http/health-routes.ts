import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import type { ReadOutboxHealth } from './outbox-health.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

/** `GET /livez`: the process responds. */
export const liveRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('live');
};

/**
 * Checks whether a lead could be stored now, and updates the metric.
 * @returns error code, if not
 */
export async function findObstacle(store: LeadStore, { ready }: Metrics): Promise<string | undefined> {
  try {
    await withStoreTimeout(store.check());
    ready.set(1);
    return undefined;
  } catch (error) {
    ready.set(0);
    if (error instanceof StoreUnavailable) return error.code;
    throw error;
  }
}

/** The next check reports a store that has just become unavailable. */
const unknown = (error: unknown) => {
  if (error instanceof StoreUnavailable) return { outbox: 'unknown' };
  throw error;
};

/**
 * `GET /readyz`: 503 when no lead could be stored now. Includes the state of deliveries, but late ones do not make the
 * service unready.
 */
export function readyRoute(store: LeadStore, metrics: Metrics, readOutbox: ReadOutboxHealth): RequestHandler {
  return async (_request, response) => {
    const obstacle = await findObstacle(store, metrics);
    response.status(obstacle ? 503 : 200).set('Cache-Control', 'no-store');
    if (obstacle) return void response.json({ ready: false, store: obstacle, outbox: 'unknown' });
    const { channels: _channels, ...outbox } = { channels: [], ...(await readOutbox().catch(unknown)) };
    response.json({ ready: true, store: 'ok', ...outbox });
  };
}
