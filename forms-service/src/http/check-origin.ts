import type { Request, RequestHandler } from 'express';
import { refuse } from './answers.ts';

const SENTENCE = 'This form can only be sent from our own pages. Open the page again and send it from there.';

/** The same host may be written with or without its default port. */
function isHost(origin: URL, host: string | undefined): boolean {
  return host !== undefined && URL.parse(`${origin.protocol}//${host.trim()}`)?.host === origin.host;
}

/** The host under which the visitor knows the site; a proxy that rewrites Host says so in X-Forwarded-Host. */
function isOwnHost(request: Request, origin: URL, behindProxy: boolean): boolean {
  if (isHost(origin, request.get('host'))) return true;
  const forwarded = behindProxy ? request.get('x-forwarded-host') : undefined;
  return forwarded?.split(',').some((host) => isHost(origin, host)) ?? false;
}

/**
 * Refuses what a page of another site sends. Clients that are no browsers send neither header and may pass: it is the
 * captcha that keeps programs out.
 */
export function checkOrigin(allowed: string[], behindProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const header = request.get('origin');
    const origin = header === undefined ? undefined : URL.parse(header);
    const ours = origin
      ? allowed.includes(origin.origin) || isOwnHost(request, origin, behindProxy)
      : header === undefined && request.get('sec-fetch-site') !== 'cross-site';
    if (ours) next();
    else refuse(request, response, 403, SENTENCE);
  };
}
