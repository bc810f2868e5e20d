import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

const IDLE_CHECK_INTERVAL_MS = 250;
const ACCEPT_TIMEOUT_MS = 4_000;
const SHORT_TURN_MS = 1;
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * Takes in the connections that wait in the system's queue, which closing would reset: Node accepts one per turn, so
 * the queue is empty after a turn that brought none. The turn has to be a short one: while others were answered, more
 * may have come. Where they never stop coming, four seconds have to do.
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

/** Closes quiet connections, after a turn in which what has arrived on them was read. */
async function closeIdleConnections(server: HttpServer): Promise<void> {
  await turn();
  server.closeIdleConnections();
}

/**
 * Stops a server without failing anything it has accepted: who waits to be let in is let in, then nobody else is,
 * running requests are answered and told that their connection ends, and a connection is closed only after it has been
 * quiet for a moment, because a request may already be on its way. What is left after eight seconds is cut off.
 */
export async function stopGracefully(server: HttpServer): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await acceptPendingConnections(server);
  const sweeping = setInterval(() => void closeIdleConnections(server), IDLE_CHECK_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  // HttpServer.close would end quiet connections at once.
  await new Promise((resolve) => Server.prototype.close.call(server, resolve));
  clearInterval(sweeping);
  clearTimeout(cut);
}
