import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

const IDLE_CHECK_INTERVAL_MS = 250;
const ACCEPT_TIMEOUT_MS = 4_000;
const SHORT_TURN_MS = 1;
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * Accepts the connections in the system's queue, which closing would reset. Node accepts one per turn of the event loop, so the
 * queue is empty after a short turn without one; in a long turn, more may have arrived. Gives up after four seconds.
 */
async function acceptPendingConnections(server: HttpServer): Promise<void> {
  const deadline = performance.now() + ACCEPT_TIMEOUT_MS;
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let isEmpty = false; !isEmpty && performance.now() < deadline; ) {
    const [before, started] = [accepted, performance.now()];
    await turn();
    await turn();
    isEmpty = accepted === before && performance.now() - started < SHORT_TURN_MS;
  }
  server.off('connection', count);
}

/** Closes idle connections, after a turn to read data that has already arrived. */
async function closeIdleConnections(server: HttpServer): Promise<void> {
  await turn();
  server.closeIdleConnections();
}

/**
 * Stops a server without failing accepted requests: accepts queued connections but no further ones, answers running requests with
 * `Connection: close`, and closes other connections only after a short idle time, since a request may be on its way. Closes all
 * remaining connections after eight seconds.
 */
export async function stopGracefully(server: HttpServer): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await acceptPendingConnections(server);
  const sweeping = setInterval(() => void closeIdleConnections(server), IDLE_CHECK_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  // HttpServer.close would immediately close idle connections.
  await new Promise((resolve) => Server.prototype.close.call(server, resolve));
  clearInterval(sweeping);
  clearTimeout(cut);
}
