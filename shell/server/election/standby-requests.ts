import type { IncomingMessage, RequestListener } from 'node:http';
import { isSecret } from '@site/process';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { sendText } from '../serve/answers.ts';
import { forwardedHeaders } from '../serve/api-proxy.ts';
import { isOnThisMachine, vouchFor } from '../serve/steering/requester.ts';
import { LONGEST_DECISION_MS } from '../serve/steering/steering-routes.ts';

/** Header in which a standby vouches, with the token of the shells, for a request from its own machine. */
const VOUCHER = 'x-site-voucher';

/** Creates a proxy to the composing shell. */
export function createStandbyProxy(leader: () => URL | undefined, token: string): RequestListener {
  const proxy = createProxyServer({ proxyTimeout: LONGEST_DECISION_MS });
  return (request, response) => {
    const refuse = () =>
      sendText(response, 503, 'No shell is composing the site right now. Please try again in a moment.', {
        'retry-after': '5',
      });
    const target = leader();
    if (!target) return refuse();
    const voucher = isOnThisMachine(request) ? token : '';
    response.setTimeout(LONGEST_DECISION_MS);
    Object.assign(request.headers, forwardedHeaders(request), { [VOUCHER]: voucher });
    proxy.web(request, response, { target }).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse();
    });
  };
}

/** Accepts vouchers of standbys about the origin of a request. */
export const acceptVouchers =
  (token: string | undefined): RequestHandler =>
  (request: IncomingMessage, _response, next) => {
    const given = request.headers[VOUCHER];
    if (token && typeof given === 'string' && isSecret(given, token)) vouchFor(request);
    next();
  };
