import type { Logger } from 'pino';
import { pollForever } from './poll-forever.ts';
import type { RemotePoller } from './remote-poller.ts';
import type { Site } from './site.ts';
import type { Steering } from './steering/steering.ts';

interface PollingOptions {
  site: Pick<Site, 'poll'>;
  /** @returns those of the remotes that the site is made of now */
  pollers: () => RemotePoller[];
  steering: Pick<Steering, 'refresh'>;
  /** Pause between two polls of a remote. */
  intervalMs: number;
  logger: Logger;
}

/** Polls each remote, those that are added and removed meanwhile included, until it is told to stop. */
export function pollRemotes(
  { site, pollers, steering, intervalMs, logger }: PollingOptions,
  signal: AbortSignal,
): void {
  const polling = new Map<RemotePoller, AbortController>();

  const failed = (sentence: string) => (err: unknown) => logger.error({ err }, sentence);

  const start = (poller: RemotePoller) => {
    const controller = new AbortController();
    polling.set(poller, controller);
    const ended = AbortSignal.any([signal, controller.signal]);
    void pollForever(() => site.poll(poller), intervalMs, ended, failed('polling a remote failed'));
  };

  const follow = () => {
    const current = pollers();
    for (const poller of current) if (!polling.has(poller)) start(poller);
    for (const [poller, controller] of polling) {
      if (current.includes(poller)) continue;
      controller.abort();
      polling.delete(poller);
    }
  };

  follow();
  const look = () => steering.refresh().then(follow);
  void pollForever(look, intervalMs, signal, failed('the registry, or what was decided, cannot be read'));
}
