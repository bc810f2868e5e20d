import { setTimeout as pause } from 'node:timers/promises';
import { createLimitedServer, listen, stopGracefully } from '@site/process';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { Operation } from './operation.ts';
import { createSteeringRoutes } from './steering-routes.ts';

const IDLE_MS = 50;

test('A team is told what became of a decision that waits for others longer than a client may be silent', async () => {
  const slow: Operation = {
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
  };
  const authorizer = {
    authorize: async () => 'sales ci',
    signIn: async () => ({ name: 'sales ci', remotes: ['sales'] }),
  };
  const routes = createSteeringRoutes({
    operations: [slow],
    authorizer,
    limitChanges: async () => {},
    onError() {},
  });
  const timeouts = { headers: 1_000, request: 1_000, idle: IDLE_MS, keepAlive: 1_000 };
  const server = createLimitedServer(express().use(routes), 10, { timeouts });
  onTestFinished(() => stopGracefully(server));
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' });
  const response = await fetch(`http://127.0.0.1:${port}/-/remotes/sales/pause`, { method: 'POST' });
  expect(await response.json()).toEqual({ outcome: 'live' });
});
