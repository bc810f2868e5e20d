import type { Request, RequestHandler } from 'express';
import { refuse } from './refuse.ts';

const FOREIGN_ORIGIN = 'This form can only be sent from our own pages. Open the page again and send it from there.';

/** Compares hosts; the default port is optional. */
function isHost(origin: URL, host: string | undefined): boolean {
  return host !== undefined && URL.parse(`${origin.protocol}//${host.trim()}`)?.host === origin.host;
}

/** Checks the host that the visitor used; a proxy that rewrites Host sends it in X-Forwarded-Host. */
function isOwnHost(request: Request, origin: URL, behindProxy: boolean): boolean {
  if (isHost(origin, request.get('host'))) return true;
  const forwarded = behindProxy ? request.get('x-forwarded-host') : undefined;
  return forwarded?.split(',').some((host) => isHost(origin, host)) ?? false;
}

/**
 * Refuses requests from pages of other sites. Clients other than browsers send neither header and pass: stopping bots
 * is the captcha's job.
 */
export function checkOrigin(allowed: string[], behindProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const header = request.get('origin');
    const origin = header === undefined ? undefined : URL.parse(header);
    const isOwn = origin
      ? allowed.includes(origin.origin) || isOwnHost(request, origin, behindProxy)
      : header === undefined && request.get('sec-fetch-site') !== 'cross-site';
    if (isOwn) next();
    else refuse(request, response, 403, FOREIGN_ORIGIN);
  };
}
