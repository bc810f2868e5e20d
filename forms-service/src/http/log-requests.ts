import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Probed every few seconds; only failures are logged. */
const PROBES = ['/livez', '/readyz', '/metrics'];

/**
 * Logs one line per response, except successful probes. Logs the route, never the URL: queries and unknown paths may
 * contain anything.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && UUID.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const route = request.route?.path ?? 'unknown';
      if (PROBES.includes(route) && response.statusCode < 400) return;
      logger.info({
        requestId,
        method: request.method,
        route,
        status: response.statusCode,
        finished: response.writableFinished,
        ms: Math.round(performance.now() - started),
      });
    });
    next();
  };
}
