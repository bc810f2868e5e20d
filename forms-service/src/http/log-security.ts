import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createSigner } from '../signed-claims.ts';
import { visitorOf } from './visitor-address.ts';

/**
 * Logs each attempt to change something and each refusal, with a keyed hash of the visitor's address: it links lines of
 * the same visitor, and without the key, addresses cannot be guessed from it.
 * @param secret a separate key is derived from it
 */
export function logSecurity(logger: Logger, secret: string): RequestHandler {
  const sign = createSigner(secret, 'security log');
  // Independent of the log level.
  const lines = logger.child({ log: 'security' }, { level: 'info' });
  return (request, response, next) => {
    const who = sign(visitorOf(request)).slice(0, 22);
    response.once('close', () => {
      const { statusCode: status, locals } = response;
      if (locals.outcome === undefined && status < 400) return;
      lines.info({
        requestId: locals.requestId,
        who,
        method: request.method,
        route: request.route?.path ?? 'unknown',
        status,
        outcome: locals.outcome ?? (status < 500 ? 'refused' : 'failed'),
      });
    });
    next();
  };
}
