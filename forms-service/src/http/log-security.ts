import { createHmac, hkdfSync } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { visitorOf } from './visitor-address.ts';

/**
 * One line for each attempt to change something, and for whatever is refused: who, what, and what came of it. Who is a keyed hash of the address:
 * it tells that two lines are of the same visitor, and without the key it cannot be tried which.
 * @param secret another key is derived from it
 */
export function logSecurity(logger: Logger, secret: string): RequestHandler {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'security log', 32));
  const hashOf = (visitor: string) => createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
  // Whoever asks for it gets it, however little else is logged.
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
