import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { Refusals } from './refusals.ts';
import type { PollResult, RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';

export interface CandidatesOptions {
  pollers: RemotePoller[];
  /** Remote → its release, as it was live before this process started. */
  restored: ReadonlyMap<string, Release>;
  refusals: Refusals;
  logger: Logger;
  metrics: Pick<Metrics, 'remoteUp'>;
}

/** The newest release of each remote, live or about to be. */
export interface Candidates {
  releases: ReadonlyMap<string, Release>;
  /** @returns whether the remote has a whole release that is news */
  poll(poller: RemotePoller, isForced: boolean): Promise<boolean>;
  pollAll(isForced: boolean): Promise<void>;
  /** Ingests the release that a remote has now. */
  fetchAgain(remote: string): Promise<boolean>;
  /** Forgets why releases were refused that are live, or whose successors are. */
  clearRefusals(live: ReadonlyMap<string, Release>): void;
}

export function createCandidates({ pollers, restored, refusals, logger, metrics }: CandidatesOptions): Candidates {
  const releases = new Map(restored);
  /** Remotes whose last poll brought a whole release, which clears their refusals once it is live. */
  const arrived = new Set<string>();

  const accept = (remote: string, release: Release) => {
    const { version, unknownFields } = release;
    if (unknownFields) logger.warn({ remote, version, unknownFields }, 'fields of release.json are ignored');
    releases.set(remote, release);
    arrived.add(remote);
  };

  const take = (remote: string, result: PollResult) => {
    metrics.remoteUp.set({ remote }, result.found === 'down' ? 0 : 1);
    if (result.found === 'release') accept(remote, result.release);
    if (result.found === 'down') logger.debug({ remote, reason: result.reason }, 'remote is down');
    if (result.found === 'refused') {
      const { version, page, reason } = result;
      refusals.add({ remote, version, page, reason, at: new Date().toISOString() });
    }
    return result.found === 'release';
  };

  const poll = async (poller: RemotePoller, isForced: boolean) =>
    poller.remote.paused ? false : take(poller.remote.name, await poller.poll(isForced));

  return {
    releases,
    poll,
    pollAll: async (isForced) => void (await Promise.all(pollers.map((poller) => poll(poller, isForced)))),
    async fetchAgain(name) {
      const poller = pollers.find(({ remote }) => remote.name === name);
      return poller ? poll(poller, true) : false;
    },
    clearRefusals(live) {
      for (const name of arrived) if (live.get(name)?.version === releases.get(name)?.version) refusals.clear(name);
      arrived.clear();
      for (const [name, { version }] of live) refusals.clear(name, version);
    },
  };
}
