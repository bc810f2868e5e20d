import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stopGracefully } from '../index.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const MANY = 20;

async function startServer() {
  const server = createServer((_request, response) => response.end('answered'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = () => connect(port, '127.0.0.1');
  return { server, client, clients: () => Array.from({ length: MANY }, client) };
}

/** Reads everything sent to each socket. */
const answers = (sockets: Socket[]) => Promise.all(sockets.map((socket) => text(socket).catch(({ code }) => code)));

/** Blocks this process, including the server, as on an overloaded machine. */
function stall(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

const allAnswered = Array.from({ length: MANY }, () => expect.stringMatching(/Connection: close.*answered$/s));

describe('stopGracefully', () => {
  it('answers connections that were waiting to be accepted', async () => {
    const { server, clients } = await startServer();
    // Connected by the system but not yet accepted by the server.
    const sockets = clients();
    for (const socket of sockets) socket.write(REQUEST);
    const stopped = stopGracefully(server);
    expect(await answers(sockets)).toEqual(allAnswered);
    await stopped;
  });

  it('answers requests that arrived on open connections while the process was blocked', async () => {
    const { server, clients } = await startServer();
    const sockets = clients();
    for (const socket of sockets) socket.write(REQUEST);
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    const stopped = stopGracefully(server);
    // Writing and blocking share one turn, so the server's next turn finds both requests and its own timers due.
    await turn();
    await turn();
    await turn();
    for (const socket of sockets) socket.write(REQUEST);
    stall(500);
    expect(await answers(sockets)).toEqual(allAnswered);
    await stopped;
  });

  it('ends a request that is not answered within eight seconds', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(REQUEST);
    await once(server, 'request');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = stopGracefully(server);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(await answers([socket])).toEqual(['']);
    await stopped;
  });

  it('refuses new connections and closes idle ones', async () => {
    const { server, client } = await startServer();
    const quiet = client();
    quiet.write(REQUEST);
    await once(quiet, 'data');
    await stopGracefully(server);
    const [refusal] = await once(client(), 'error').catch((error) => [error]);
    expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
