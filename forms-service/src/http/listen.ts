import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from '@site/process';

/** Slow clients are cut off early: Node's own limits would let them sit for minutes. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 20_000,
};

/** Where and how to listen. */
export interface ListenOptions {
  port: number;
  host: string;
  maxConnections: number;
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, { port, host }: ListenOptions): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another one with FORMS_PORT, or 0 for a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with FORMS_PORT.`;
  if (code === 'EADDRNOTAVAIL') return `FORMS_HOST=${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return `The service cannot listen on ${host}:${port}: ${message}.`;
}

/**
 * Serves an application.
 * @returns the server and its port, which is the server's choice when 0 was asked for
 * @throws ConfigurationError when the port cannot be had
 */
export function listen(app: RequestListener, options: ListenOptions): Promise<{ server: Server; port: number }> {
  const server = createServer(limits, app);
  server.maxConnections = options.maxConnections;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigurationError(sentenceFor(error, options))));
    server.listen(options.port, options.host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}
