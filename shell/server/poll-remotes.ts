import type { Logger } from 'pino';
import { pollForever } from './poll-forever.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Site } from './site.ts';
import type { Steering } from './steering/steering.ts';

interface PollingOptions {
  site: Pick<Site, 'poll'>;
  /** @returns the pollers of the current remotes */
  pollers: () => RemotePoller[];
  steering: Pick<Steering, 'refresh'>;
  /** Pause between two polls of a remote. */
  intervalMs: number;
  logger: Logger;
}

/**
 * Polls all remotes independently of each other until the signal is aborted, following additions and removals.
 * Resolves once every initial remote has been polled.
 */
export async function pollRemotes(
  { site, pollers, steering, intervalMs, logger }: PollingOptions,
  signal: AbortSignal,
): Promise<void> {
  const polling = new Map<RemotePoller, AbortController>();

  const failed = (sentence: string) => (err: unknown) => logger.error({ err }, sentence);

  const start = async (poller: RemotePoller) => {
    const controller = new AbortController();
    polling.set(poller, controller);
    const ended = AbortSignal.any([signal, controller.signal]);
    const poll = () => site.poll(poller);
    const onFailure = failed('polling a remote failed');
    await poll().catch(onFailure);
    void pollForever(poll, intervalMs, ended, onFailure);
  };

  const follow = () => {
    const current = pollers();
    for (const [poller, controller] of polling) {
      if (current.includes(poller)) continue;
      controller.abort();
      polling.delete(poller);
    }
    return Promise.all(current.filter((poller) => !polling.has(poller)).map(start));
  };

  const followed = follow();
  const look = async () => {
    await steering.refresh();
    void follow();
  };
  void pollForever(look, intervalMs, signal, failed('reading the registry or the decisions failed'));
  await followed;
}
