import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';

/** Time limits for clients, in milliseconds. */
export interface ClientTimeouts {
  /** For the headers of a request, also on a connection that sends nothing. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** For a pause in reading or writing during a response. */
  idle: number;
  /** Between two requests. */
  keepAlive: number;
}

/** Node's own limits would keep slow clients connected for minutes. */
const TIMEOUTS: ClientTimeouts = { headers: 5_000, request: 10_000, idle: 30_000, keepAlive: 20_000 };

/** TLS certificate of a server. */
export interface Certificate {
  /** PEM, with intermediate certificates if any. */
  cert: string;
  /** PEM. */
  key: string;
}

/** Options for {@link createLimitedServer}. */
export interface LimitedServerOptions {
  /** Makes the server accept only TLS 1.2 and 1.3. */
  certificate?: Certificate | undefined;
  /** For tests. */
  timeouts?: ClientTimeouts;
}

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Changes the time limit of one request, for example for a large file from a trusted client. The limit for pauses still applies.
 * @param request to a server of {@link createLimitedServer}
 * @param withinMs milliseconds from now
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
 * Creates a server that slow or numerous clients cannot block for others.
 * @param maxConnections open connections; further ones are refused before they use memory
 */
export function createLimitedServer(
  listener: RequestListener,
  maxConnections: number,
  { certificate, timeouts = TIMEOUTS }: LimitedServerOptions = {},
): Server {
  const options = {
    headersTimeout: timeouts.headers,
    // Replaced by limitRequest: Node's limit is the same for all requests.
    requestTimeout: 0,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.headers / 5,
  };
  // Node would wait two minutes.
  const encryption = { ...certificate, minVersion: 'TLSv1.2', handshakeTimeout: timeouts.headers } as const;
  const server = certificate
    ? createEncryptedServer({ ...options, ...encryption }, listener)
    : createServer(options, listener);
  server.prependListener('request', (request) => limitRequest(request, timeouts.request));
  server.timeout = timeouts.idle;
  server.maxConnections = maxConnections;
  return server;
}
