import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createLimitedServer, listen, stopGracefully } from '@site/process';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { defineOperation, fileSchema, type Operation } from './operation.ts';
import { createSteeringRoutes } from './steering-routes.ts';

const IDLE_MS = 50;

const pausing = defineOperation({
  id: 'pause',
  method: 'post',
  path: '/-/remotes/{remote}/pause',
  summary: 'Takes no new release.',
  access: 'remote',
  answer: z.unknown(),
  async run() {
    await pause(4 * IDLE_MS);
    return { outcome: 'live' };
  },
});

const uploading = defineOperation({
  id: 'upload',
  method: 'put',
  path: '/-/remotes/{remote}/files/{digest}',
  summary: 'Takes a file.',
  access: 'remote',
  answer: z.unknown(),
  maxFileBytes: 100,
  body: fileSchema,
  run: async ({ body }) => ({ size: body.length }),
});

/** @param requestMs timeout of a request */
async function serve(operation: Operation, requestMs: number): Promise<string> {
  const authorizer = {
    authorize: async () => 'sales ci',
    signIn: async () => ({ name: 'sales ci', remotes: ['sales'] }),
  };
  const routes = createSteeringRoutes({
    operations: [operation],
    authorizer,
    limitChanges: async () => {},
    onError() {},
  });
  const timeouts = { headers: 1_000, request: requestMs, idle: IDLE_MS, keepAlive: 1_000 };
  const server = createLimitedServer(express().use(routes), 10, { timeouts });
  onTestFinished(() => stopGracefully(server));
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' });
  return `http://127.0.0.1:${port}/-/remotes/sales`;
}

test('answers a decision that waits longer than the idle timeout', async () => {
  const response = await fetch(`${await serve(pausing, 1_000)}/pause`, { method: 'POST' });
  expect(await response.json()).toEqual({ outcome: 'live' });
});

test('accepts a slow upload that exceeds the timeout of other requests', async () => {
  const uploaded = request(`${await serve(uploading, IDLE_MS)}/files/${'0'.repeat(96)}`, { method: 'PUT' });
  for (let sent = 0; sent < 8; sent++) {
    uploaded.write('x');
    await pause(IDLE_MS / 2);
  }
  const [response] = await once(uploaded.end(), 'response');
  expect(await json(response)).toEqual({ size: 8 });
});
