import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import type { ReadOutboxHealth } from './outbox-health.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

/** `GET /livez`: the process answers. */
export const liveRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('live');
};

/**
 * Looks whether a lead could be kept now, and notes it among the metrics.
 * @returns code of what stands in the way
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

/** A store that has just gone away is the business of the next look. */
const unknown = (error: unknown) => {
  if (error instanceof StoreUnavailable) return { outbox: 'unknown' };
  throw error;
};

/**
 * `GET /readyz`: 503 when no lead could be kept now. How deliveries are doing is told too, but late ones are no reason to
 * send visitors away.
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
