import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import { withinPatience } from './within.ts';

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
    await withinPatience(store.check());
    ready.set(1);
    return undefined;
  } catch (error) {
    ready.set(0);
    if (error instanceof StoreUnavailable) return error.code;
    throw error;
  }
}

/** `GET /readyz`: whether a lead could be kept now; 503 when not. */
export function readyRoute(store: LeadStore, metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    const obstacle = await findObstacle(store, metrics);
    response
      .status(obstacle ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ ready: !obstacle, store: obstacle ?? 'ok' });
  };
}
