import { createHmac, hkdfSync } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { visitorOf } from './visitor-address.ts';

/**
 * Logs each attempt to change something and each refusal, with a keyed hash of the visitor's address: it links lines of
 * the same visitor, and without the key, addresses cannot be guessed from it.
 * @param secret a separate key is derived from it
 */
export function logSecurity(logger: Logger, secret: string): RequestHandler {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'security log', 32));
  const hashOf = (visitor: string) => createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
  // Independent of the log level.
  const lines = logger.child({ log: 'security' }, { level: 'info' });
  return (request, response, next) => {
    const who = hashOf(visitorOf(request));
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
