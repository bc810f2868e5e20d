import type { IncomingMessage } from 'node:http';
import { isSecret } from '@site/process';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Requests that a standby passes on for a program on its own machine. */
const vouchedFor = new WeakSet<Asked>();

/** Counts a request as one from this machine. */
export const vouchFor = (request: Asked): void => void vouchedFor.add(request);

/** Whether somebody on this machine asks, and not through a proxy. */
export const isOnThisMachine = (request: Asked): boolean =>
  vouchedFor.has(request) || (LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']);

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
