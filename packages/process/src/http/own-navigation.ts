import type { IncomingHttpHeaders } from 'node:http';

interface RequestHeaders {
  headers: IncomingHttpHeaders;
}

/** Checks whether a browser reports another origin as the source of a request; programs report none. */
export function isFromElsewhere({ headers }: RequestHeaders): boolean {
  const { origin, host } = headers;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)) return true;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Checks for fetch metadata, which browsers send only on connections that others cannot read: HTTPS and localhost. */
export const isTrustworthyBrowser = ({ headers }: RequestHeaders): boolean => headers['sec-fetch-dest'] !== undefined;

/**
 * Checks whether a person opened an address, sent one of our forms or followed one of our links. Excludes scripts and frames,
 * since pages of teams may have the same origin.
 */
export function isOwnNavigation(request: RequestHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = request.headers;
  return mode === 'navigate' && dest === 'document' && !isFromElsewhere(request);
}
