import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigurationError, listen } from '../index.ts';

const variables = { port: 'PORT', host: 'HOST' };
const here = '127.0.0.1';

it('returns the port that the system selected', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await listen(server, { port: 0, host: here }, variables);
  expect(server.address()).toMatchObject({ port });
});

it('explains in one sentence why a server cannot listen', async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listen(first, { port: 0, host: here }, variables);
  const second = listen(createServer(), { port, host: here }, variables);
  await expect(second).rejects.toThrow(
    new ConfigurationError(
      `Port ${port} is in use: stop the process that listens on it, or choose another port with PORT=${port + 1}.`,
    ),
  );
  const elsewhere = listen(createServer(), { port: 0, host: '203.0.113.1' }, variables);
  await expect(elsewhere).rejects.toThrow('HOST=203.0.113.1 is not an address of this machine');
  const nowhere = listen(createServer(), { port: 0, host: 'no.such.host.invalid' }, variables);
  await expect(nowhere).rejects.toThrow('HOST=no.such.host.invalid is not an address of this machine');
});
