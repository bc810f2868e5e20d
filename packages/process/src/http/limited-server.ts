import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';

/** How long a client may take, in milliseconds. */
export interface ClientTimeouts {
  /** For the headers of a request; also for saying anything at all. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** Without reading or writing a byte while it is being answered. */
  idle: number;
  /** Between two requests. */
  keepAlive: number;
}

/** Node's own limits would let slow clients sit for minutes. */
const TIMEOUTS: ClientTimeouts = { headers: 5_000, request: 10_000, idle: 30_000, keepAlive: 20_000 };

/** What a server shows of itself to clients that speak TLS. */
export interface Certificate {
  /** PEM, with the certificates that lead to the authority, if there are such. */
  cert: string;
  /** PEM. */
  key: string;
}

/** What most servers leave as it is. */
export interface LimitedServerOptions {
  /** Makes the server speak TLS 1.2 or 1.3, and nothing else. */
  certificate?: Certificate | undefined;
  /** For tests. */
  timeouts?: ClientTimeouts;
}

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives a client another time for a request than all have, as for a large file from somebody who is trusted. One that pauses is
 * cut off as before.
 * @param request to a server of {@link createLimitedServer}
 * @param withinMs milliseconds from now in which all of it has to come
 */
export function limitRequest(request: IncomingMessage, withinMs: number): void {
  clearTimeout(limits.get(request));
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, withinMs).unref();
  limits.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Creates a server that neither slow nor many clients can keep from answering the others.
 * @param maxConnections open connections; more are refused before they use memory
 */
export function createLimitedServer(
  listener: RequestListener,
  maxConnections: number,
  { certificate, timeouts = TIMEOUTS }: LimitedServerOptions = {},
): Server {
  const options = {
    headersTimeout: timeouts.headers,
    // Node's is the same for all requests.
    requestTimeout: 0,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.headers / 5,
  };
  // Node would wait two minutes for a handshake.
  const encryption = { ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: timeouts.headers } as const;
  const server = certificate
    ? createEncryptedServer({ ...options, ...encryption }, listener)
    : createServer(options, listener);
  server.prependListener('request', (request) => limitRequest(request, timeouts.request));
  server.timeout = timeouts.idle;
  server.maxConnections = maxConnections;
  return server;
}
