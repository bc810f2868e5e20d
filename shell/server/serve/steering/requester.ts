import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Whether somebody on this machine asks, and not through a proxy. */
export const isOnThisMachine = ({ headers, socket }: Asked): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];

/** Whether a program on this machine asks, not a page in its browser, and not somebody behind a proxy. */
export function isLocalProgram(request: Asked): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
  return isOnThisMachine(request) && origin === undefined && site === 'none';
}

/** Token of a program. */
export const bearerOf = ({ headers }: Asked): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
