import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_TIMEOUT_MS, createApiProxy } from './api-proxy.ts';

let seen: IncomingHttpHeaders;
const service = createServer((request, response) => {
  seen = request.headers;
  response.end('ok');
});
const proxyTo = (server: typeof service, timeoutMs?: number) =>
  createApiProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs);
const front = createServer((request, response) => proxyTo(service)(request, response));
const listening = (server: typeof service) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const call = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(front.address() as AddressInfo).port}/api/contact`, {
    method: 'POST',
    headers,
    body: '{}',
  });

/** Listens, but accepts nothing. */
const DEAF = `
  require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    require('node:worker_threads').parentPort.postMessage(this.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

/** Starts a service whose backlog is full: the system drops packets of further connections. */
async function portThatDropsPackets(): Promise<number> {
  const service = new Worker(DEAF, { eval: true });
  const [port] = await once(service, 'message');
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(async () => {
    for (const socket of waiting) socket.destroy();
    await service.terminate();
  });
  await Promise.race(waiting.map((socket) => once(socket, 'connect')));
  return port;
}

beforeEach(() => Promise.all([listening(service), listening(front)]));
afterEach(() => {
  front.close();
  service.close();
});

describe('The proxy to forms-service', () => {
  test('appends the address of the visitor to forwarded addresses', async () => {
    await call({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
    expect(seen['x-forwarded-for']).toBe('198.51.100.1, 203.0.113.7, 127.0.0.1');
    await call();
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('forwards the original host', async () => {
    await call();
    expect(seen.host).toBe(`127.0.0.1:${(front.address() as AddressInfo).port}`);
    expect(seen['x-forwarded-host']).toBe(seen.host);
  });

  test('answers within five seconds when the service hangs', async () => {
    expect(API_TIMEOUT_MS).toBeLessThan(5_000);
    const hung = createServer(() => undefined);
    await listening(hung);
    onTestFinished(() => void hung.closeAllConnections());
    front.removeAllListeners('request').on('request', proxyTo(hung, 100));
    const response = await call();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    hung.close();
  });

  test('answers within five seconds when the host of the service drops packets', async () => {
    const proxy = createApiProxy(`http://127.0.0.1:${await portThatDropsPackets()}`, 100);
    front.removeAllListeners('request').on('request', proxy);
    const response = await call();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });

  test('reaches a service that closes an idle connection in the moment of the next request', async () => {
    const idle = new WeakSet<Socket>();
    const closing = createServer(({ socket }, response) => {
      if (idle.has(socket)) return void socket.destroy();
      idle.add(socket);
      response.end('ok');
    });
    await listening(closing);
    onTestFinished(() => void closing.close());
    front.removeAllListeners('request').on('request', proxyTo(closing));
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  });

  test('answers 503 with Retry-After when the service is down', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const proxy = createApiProxy('http://127.0.0.1:9');
    front.removeAllListeners('request').on('request', proxy);
    const response = await call();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    await listening(service);
  });
});
