import type { IncomingMessage } from 'node:http';
import { isSecret } from '@site/process';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Host names that no DNS server can point at this machine. */
const LOOPBACK_HOST = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]{1,63}\.){0,9}localhost)(?::\d{1,5})?$/i;

type RequestOrigin = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Requests that a standby forwards for programs on its own machine. */
const vouchedFor = new WeakSet<RequestOrigin>();

/** Marks a request as coming from this machine. */
export const vouchFor = (request: RequestOrigin): void => void vouchedFor.add(request);

const comesFromHere = ({ headers, socket }: RequestOrigin): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];

/**
 * Whether a request comes from this machine, not through a proxy, and uses a loopback host name: under any other name, it may
 * come from a web page whose domain resolves to this machine (DNS rebinding).
 */
export const isOnThisMachine = (request: RequestOrigin): boolean =>
  vouchedFor.has(request) || (comesFromHere(request) && LOOPBACK_HOST.test(request.headers.host ?? ''));

/** Whether a request comes from a program on this machine, not from a page in its browser or through a proxy. */
export function isLocalProgram(request: RequestOrigin): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
  return isOnThisMachine(request) && origin === undefined && site === 'none';
}

/** Returns the bearer token of a request. */
export const bearerOf = ({ headers }: RequestOrigin): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Whether a request has this bearer token. */
export const hasBearer = (request: RequestOrigin, token: string): boolean => isSecret(bearerOf(request) ?? '', token);
