import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';

const SWEEP_MS = 250;
const PATIENCE_MS = 8_000;

/**
 * Stops a server without failing anything it has accepted: no new connections, running requests are answered and told
 * that their connection ends, and a connection is closed only after it has been quiet for a moment, because a request
 * may already be on its way. What is left after eight seconds is cut off.
 */
export function stopGently(server: HttpServer): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  return new Promise((resolve) => {
    // HttpServer.close would end quiet connections at once.
    Server.prototype.close.call(server, () => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
