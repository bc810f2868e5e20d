import { createServer, type RequestListener, type Server } from 'node:http';
import { type Endpoint, listen } from '@site/process';

/** Slow clients are cut off early: Node's own limits would let them sit for minutes. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 20_000,
};

/** Where to serve, and how many at once. */
export interface ServeOptions extends Endpoint {
  maxConnections: number;
}

/**
 * Serves an application.
 * @returns the server and its port, which is the server's choice when 0 was asked for
 * @throws ConfigurationError when the port cannot be had
 */
export async function serve(app: RequestListener, options: ServeOptions): Promise<{ server: Server; port: number }> {
  const server = createServer(limits, app);
  server.maxConnections = options.maxConnections;
  return { server, port: await listen(server, options, { port: 'FORMS_PORT', host: 'FORMS_HOST' }) };
}
