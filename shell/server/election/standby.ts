import { createLimitedServer, listen, type RunningServer, stopGracefully } from '@site/process';
import type { Logger } from 'pino';
import { followShell } from '../replica/follow-shell.ts';
import { sendText } from '../serve/answers.ts';
import { createMetrics } from '../serve/metrics.ts';
import { createStandbyProxy } from './standby-requests.ts';

interface StandbyOptions {
  port: number;
  host: string;
  maxConnections: number;
  dataDir: string;
  /** Replication token of all shells. */
  token: string;
  /** Returns the address of the last known composing shell. */
  leader: () => URL | undefined;
  logger: Logger;
}

/** Standby shell. */
export interface Standby extends RunningServer {
  /** Whether it has replicated the composing shell's state of that time, on the clock of `performance`. */
  hasCopied(since: number): boolean;
  /** Stops immediately, because this shell takes over: pending requests wait for a dead shell. */
  giveWay(): Promise<void>;
}

/** Starts a standby, which replicates the composing shell and forwards requests to it. */
export async function startStandby(options: StandbyOptions): Promise<Standby> {
  const { port, host, maxConnections, dataDir, token, leader, logger } = options;
  const metrics = createMetrics();
  const following = followShell({ url: leader, token, scope: 'everything', dataDir, logger });

  const proxy = createStandbyProxy(leader, token);
  const server = createLimitedServer((request, response) => {
    if (request.url === '/-/live') return sendText(response, 200, 'live');
    // Ready even without a replica, as during a token rotation: elector.ts leaves time for the last holder to return.
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
