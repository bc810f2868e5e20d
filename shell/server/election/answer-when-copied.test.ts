import { createServer } from 'node:http';
import { listen } from '@site/process';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { answerWhenCopied } from './answer-when-copied.ts';

test('answers a decision even when its replication state is unknown', async () => {
  const app = express();
  app.use(answerWhenCopied(() => Promise.reject(new Error('too many open files'))));
  app.post('/', (_request, response) => void response.send('decided'));
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const port = await listen(server, { port: 0, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' });
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect(await response.text()).toBe('decided');
});
