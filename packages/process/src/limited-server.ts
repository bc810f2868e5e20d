import { createServer, type RequestListener, type Server } from 'node:http';

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

/**
 * Creates a server that neither slow nor many clients can keep from answering the others.
 * @param maxConnections open connections; more are refused before they use memory
 * @param timeouts for tests
 */
export function createLimitedServer(listener: RequestListener, maxConnections: number, timeouts = TIMEOUTS): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.headers / 5,
    },
    listener,
  );
  server.timeout = timeouts.idle;
  server.maxConnections = maxConnections;
  return server;
}
