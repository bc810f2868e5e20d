import type { IncomingMessage } from 'node:http';
import { isSecret } from '@site/process';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Names that no DNS server can give to this machine. */
const LOOPBACK_HOST = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]{1,63}\.){0,9}localhost)(?::\d{1,5})?$/i;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Requests that a standby passes on for a program on its own machine. */
const vouchedFor = new WeakSet<Asked>();

/** Counts a request as one from this machine. */
export const vouchFor = (request: Asked): void => void vouchedFor.add(request);

const comesFromHere = ({ headers, socket }: Asked): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];

/**
 * Whether somebody on this machine asks, and not through a proxy. They call it by a name of its own: under any other name, a
 * page of the internet whose name leads to this machine asks in somebody's browser (DNS rebinding).
 */
export const isOnThisMachine = (request: Asked): boolean =>
  vouchedFor.has(request) || (comesFromHere(request) && LOOPBACK_HOST.test(request.headers.host ?? ''));

/** Whether a program on this machine asks, not a page in its browser, and not somebody behind a proxy. */
export function isLocalProgram(request: Asked): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
  return isOnThisMachine(request) && origin === undefined && site === 'none';
}

/** Token of a program. */
export const bearerOf = ({ headers }: Asked): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Whether a program sends a token. */
export const hasBearer = (request: Asked, token: string): boolean => isSecret(bearerOf(request) ?? '', token);
