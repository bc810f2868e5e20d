import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Post, post } from './post.ts';

let close = () => {};
afterEach(() => close());

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  close = () => void server.close().closeAllConnections();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact`;
}

const send = (request: Post) => post(request, {} as Parameters<typeof post>[1], {});
const body = { email: 'noor@company.example' };

test('a submission is JSON with its key, and accepts sentences instead of problem documents', async () => {
  const seen: { request?: IncomingMessage; body?: string } = {};
  const url = await service(async (request, response) => {
    Object.assign(seen, { request, body: await text(request) });
    response.end('{"success":true,"message":"Thank you."}');
  });
  expect(await send({ url, body, idempotencyKey: 'a-key' })).toEqual({
    data: { success: true, message: 'Thank you.' },
  });
  expect(JSON.parse(seen.body ?? '')).toEqual(body);
  expect(seen.request).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'a-key',
      accept: 'application/json, text/plain',
    },
  });
});

test.each([
  [422, 'Please confirm it again.', '422: Please confirm it again.'],
  [401, '', '401: Unauthorized'],
])('an answer of %i becomes status, colon and text', async (status, words, message) => {
  const url = await service((_request, response) => response.writeHead(status).end(words));
  expect(await send({ url, body })).toEqual({ error: { status, message } });
});

test('a lost connection and an answer other than JSON have the message of the runtime and no status', async () => {
  const lost = await send({ url: await service((request) => request.socket.destroy()), body });
  expect(lost).toEqual({ error: { message: expect.stringMatching(/./) } });
  close();
  const unreadable = await send({ url: await service((_request, response) => response.end('<html>')), body });
  expect(unreadable).toEqual({ error: { message: expect.stringContaining('JSON') } });
});

test.each([405, 200])('a page with status %i in place of an answer counts as no answer', async (status) => {
  const url = await service((_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><h1>Sign in</h1>'),
  );
  expect(await send({ url, body })).toEqual({ error: { message: '' } });
});

test('a failed submission is not sent again', async () => {
  let requests = 0;
  const url = await service((_request, response) => {
    requests += 1;
    response.writeHead(503).end();
  });
  await send({ url, body });
  expect(requests).toBe(1);
});
