import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createLimitedServer, limitRequest } from './limited-server.ts';
import { listen } from './listen.ts';

const MANY = 1_000;
const LARGE = Buffer.alloc(50_000_000);
const clients: Socket[] = [];
let server: Server;

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close().closeAllConnections();
});

async function start(maxConnections = MANY) {
  const timeouts = { headers: 100, request: 200, idle: 200, keepAlive: 10_000 };
  server = createLimitedServer(
    (request, response) => request.resume().on('end', () => response.end(LARGE)),
    maxConnections,
    { timeouts },
  );
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' });
  return async (text = '') => {
    const client = connect(port, '127.0.0.1').on('error', () => {});
    clients.push(client);
    await once(client, 'connect');
    client.write(text);
    return client;
  };
}

const slow = {
  'sends nothing': '',
  'never ends its headers': 'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'never ends its body': 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf',
};

test.each(Object.entries(slow))('disconnects a client that %s', async (_what, text) => {
  const client = await (await start())(text);
  client.resume();
  await once(client, 'close');
});

test('disconnects a client that does not read its response', async () => {
  const open = await start();
  const connected = once(server, 'connection');
  const client = await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [connection] = await connected;
  await once(connection, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

test('refuses clients beyond the limit and answers those within it', async () => {
  const open = await start(1);
  const first = await open();
  const second = await open();
  await once(second.resume(), 'close');
  first.write('HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [answer] = await once(first, 'data');
  expect(String(answer)).toContain('200 OK');
});

test('lets a client with a longer limit send slowly, but disconnects it after a pause', async () => {
  const open = await start();
  server.prependListener('request', (request) => setImmediate(() => limitRequest(request, 60_000)));
  const client = await open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\n');
  for (let sent = 0; sent < 6; sent++) {
    await pause(75);
    client.write('x');
  }
  const [answer] = await once(client, 'data');
  expect(String(answer)).toContain('200 OK');
  client.resume().write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\n');
  await once(client, 'close');
});
