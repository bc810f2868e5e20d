import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  headers: IncomingHttpHeaders;
}

/** Browsers name where a request comes from; programs do not. */
export function isFromElsewhere({ headers }: Asked): boolean {
  const { origin, host } = headers;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)) return true;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/**
 * Whether a browser says about itself what it asks for, and why. It does so by HTTPS and towards its own machine, never where
 * others could read along.
 */
export const isTrustworthyBrowser = ({ headers }: Asked): boolean => headers['sec-fetch-dest'] !== undefined;

/**
 * Whether a person has opened an address, sent a form of ours, or followed a link of ours. What a script fetches is none of
 * these, nor is a frame: pages of teams may have the same origin.
 */
export function isOwnNavigation(request: Asked): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = request.headers;
  return mode === 'navigate' && dest === 'document' && !isFromElsewhere(request);
}
