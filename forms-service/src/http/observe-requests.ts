import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MS_PER_S = 1_000;

/** Probed every few seconds; only failures are logged. */
const PROBES = ['/livez', '/readyz', '/metrics'];

/**
 * Measures every response and logs one line for it, unless it is a successful probe. Both have the route, never the
 * URL: queries and unknown paths may contain anything.
 */
export function observeRequests(logger: Logger, { requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && UUID.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const ms = performance.now() - started;
      const labels = { method: request.method, route: request.route?.path ?? 'unknown', status: response.statusCode };
      requests.observe(labels, ms / MS_PER_S);
      if (PROBES.includes(labels.route) && labels.status < 400) return;
      logger.info({ requestId, ...labels, finished: response.writableFinished, ms: Math.round(ms) });
    });
    next();
  };
}
