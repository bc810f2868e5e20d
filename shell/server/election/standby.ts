import { createLimitedServer, listen, type RunningServer, stopGracefully } from '@site/process';
import type { Logger } from 'pino';
import { followShell } from '../replica/follow-shell.ts';
import { sendText } from '../serve/answers.ts';
import { createMetrics } from '../serve/metrics.ts';
import { createStandbyProxy } from './standby-requests.ts';

export interface StandbyOptions {
  port: number;
  host: string;
  maxConnections: number;
  dataDir: string;
  /** Of all shells. */
  token: string;
  /** The shell that composes, as far as is known. */
  leader: () => URL | undefined;
  logger: Logger;
}

/** A shell that waits until it is needed. */
export interface Standby extends RunningServer {
  /** Whether it has all that the shell that composes had at that time, by the clock of `performance`. */
  hasCopied(since: number): boolean;
  /** Stops at once, since this shell is to compose: whoever still waits is waiting for one that is gone. */
  giveWay(): Promise<void>;
}

/** Copies what the shell has that composes, and hands it what is asked here. */
export async function startStandby(options: StandbyOptions): Promise<Standby> {
  const { port, host, maxConnections, dataDir, token, leader, logger } = options;
  const metrics = createMetrics();
  const following = followShell({ url: leader, token, scope: 'everything', dataDir, logger });

  const proxy = createStandbyProxy(leader, token);
  const server = createLimitedServer((request, response) => {
    if (request.url === '/-/live') return sendText(response, 200, 'live');
    // Also before it has copied anything, as while another token is brought in: elector.ts lets the last holder come back.
    if (request.url === '/-/ready')
      return leader() ? sendText(response, 200, 'ready') : sendText(response, 503, 'No shell is composing.');
    if (request.url === '/-/metrics')
      return void metrics.text().then((text) => response.setHeader('content-type', metrics.contentType).end(text));
    proxy(request, response);
  }, maxConnections);

  return {
    port: await listen(server, { port, host }, { port: 'PORT', host: 'HOST' }),
    hasCopied: (since) => following.copiedAt() >= since,
    async stop() {
      await Promise.all([following.stop(), stopGracefully(server)]);
    },
    async giveWay() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([following.stop(), closed]);
    },
  };
}
