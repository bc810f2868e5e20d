import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { colleagueAt } from '../test/colleague.ts';
import { feedLeads, startConfigured } from '../test/configured.ts';
import { visitorAt } from '../test/visitor.ts';
import { startGateway } from './gateway.ts';

const PASSWORD = 'correct horse battery';
const environment = { INBOX: 'true' };
/** Above the gateway's timeout for a possibly hanging instance. */
const SLOW_MS = 6_000;

/** One of several instances on the same port. */
async function startInstance(address: string, port: number, listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await once(server.listen(port, address), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a gateway to two instances with the given responses, and records their requests. */
async function startTwo(answer: RequestListener) {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  };
  const formsPort = await startInstance('127.0.0.1', 0, listener);
  await startInstance('127.0.0.2', formsPort, listener);
  const { url } = await startGateway('gateway', { formsPort, addresses: ['127.0.0.1', '127.0.0.2'], environment });
  return { requests, url };
}

it.each([
  ['a proxy in front ends the encryption', { 'x-forwarded-proto': 'https' }, true],
  ['nothing is encrypted', {}, false],
])('an inbox session stays bound to its origin, where %s', async (_where, headers, isSecure) => {
  const { stdout: INBOX_USERS } = await feedLeads(`${PASSWORD}\n`, 'inbox-user', 'ada');
  const { port: formsPort } = await startConfigured({ TRUST_PROXY_HOPS: '1', INBOX_USERS });
  const { url } = await startGateway('gateway', { formsPort, environment });
  const ada = colleagueAt(url);
  const signedIn = await ada.go('/inbox/session', { name: 'ada', password: PASSWORD, to: '/inbox/' }, headers);
  expect([signedIn.status, signedIn.headers['set-cookie']?.[0]?.includes('; Secure')]).toEqual([303, isSecure]);
});

it('a slow inbox action is done once and confirmed', async () => {
  const { requests, url } = await startTwo(async (_request, response) => {
    await pause(SLOW_MS);
    response.writeHead(303, { location: '/inbox/' }).end();
  });
  const done = await colleagueAt(url).go('/inbox/leads/x', { action: 'erase', sure: 'yes' });
  expect([done.status, done.headers.location]).toEqual([303, '/inbox/']);
  expect(requests).toEqual(['POST /inbox/leads/x']);
});

it('an interrupted inbox action is not repeated, and the page says that it may have been done', async () => {
  const { requests, url } = await startTwo((request) => request.socket.destroy());
  const { status, body } = await colleagueAt(url).go('/inbox/leads/x', { action: 'note', note: 'Called.' });
  expect([status, body]).toEqual([
    503,
    'The inbox does not answer right now. Open it again in a minute, and look first: what you did may have been done.\n',
  ]);
  expect(requests).toEqual(['POST /inbox/leads/x']);
});

it('the inbox works while one of two instances is down', async () => {
  const formsPort = await startInstance('127.0.0.2', 0, (_request, response) => response.end('shown'));
  const { url } = await startGateway('gateway', { formsPort, addresses: ['127.0.0.1', '127.0.0.2'], environment });
  const ada = colleagueAt(url);
  for (let time = 0; time < 4; time++) {
    expect((await ada.go('/inbox/')).body).toBe('shown');
    expect((await ada.go('/inbox/leads/x', { action: 'answered' })).body).toBe('shown');
  }
});

it('a form without a response from one instance is sent to the other', async () => {
  let asked = 0;
  const { url } = await startTwo((_request, response) => {
    asked += 1;
    if (asked > 1) response.setHeader('content-type', 'application/json').end('{"success":true,"message":""}');
  });
  expect((await visitorAt(url).post('contact', {})).status).toBe(200);
  expect(asked).toBe(2);
});
