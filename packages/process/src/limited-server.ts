import { createServer, type RequestListener, type Server } from 'node:http';
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

/**
 * Creates a server that neither slow nor many clients can keep from answering the others.
 * @param maxConnections open connections; more are refused before they use memory
 */
export function createLimitedServer(
  listener: RequestListener,
  maxConnections: number,
  { certificate, timeouts = TIMEOUTS }: LimitedServerOptions = {},
): Server {
  const limits = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.headers / 5,
  };
  // Node would wait two minutes for a handshake.
  const encryption = { ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: timeouts.headers } as const;
  const server = certificate
    ? createEncryptedServer({ ...limits, ...encryption }, listener)
    : createServer(limits, listener);
  server.timeout = timeouts.idle;
  server.maxConnections = maxConnections;
  return server;
}
