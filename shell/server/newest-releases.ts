import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { Refusals } from './refusals.ts';
import type { PollResult, RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import type { EffectiveSteering, Steering } from './steering/steering.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface NewestReleasesOptions {
  /** @returns those of the remotes that the site is made of now */
  pollers: () => RemotePoller[];
  steering: Pick<Steering, 'of' | 'choose'>;
  store: Pick<ReleaseStore, 'load'>;
  /** Remote → its release that is live, at first as it was before this process started. */
  live: ReadonlyMap<string, Release>;
  refusals: Refusals;
  logger: Logger;
  metrics: Pick<Metrics, 'remoteUp'>;
}

type Pin = NonNullable<EffectiveSteering['pin']>;
type Chosen = NonNullable<EffectiveSteering['chosen']>;

/** The newest release of each remote, live or about to be. */
export interface NewestReleases {
  releases: ReadonlyMap<string, Release>;
  /** @returns whether the remote has a whole release that is news */
  poll(poller: RemotePoller, isForced: boolean): Promise<boolean>;
  pollAll(isForced: boolean): Promise<void>;
  /** Ingests the release that a remote has now. */
  fetchAgain(remote: string): Promise<boolean>;
  /** Version that the source of a remote had when it was polled last. */
  sourceVersion(remote: string): string | undefined;
  /** Polls a remote, unless it was decided which release it has. */
  apply(remote: string): Promise<void>;
  /** Takes what has been decided about all remotes, and forgets those that were removed. */
  settle(): Promise<void>;
  /** Forgets why releases were refused that are live, or whose successors are. */
  clearRefusals(): void;
}

export function createNewestReleases(options: NewestReleasesOptions): NewestReleases {
  const { pollers, steering, store, live, refusals, logger, metrics } = options;
  const releases = new Map(live);
  /** Remotes whose last poll brought a whole release, which clears their refusals once it is live. */
  const arrived = new Set<string>();
  /** Remote → what its source has. */
  const ofSource = new Map<string, Release>();
  const polled = new Set<string>();

  const accept = (remote: string, release: Release) => {
    releases.set(remote, release);
    arrived.add(remote);
  };

  const refuse = (remote: string, version: string | undefined, reason: string, page?: string) =>
    refusals.add({ remote, version, page, reason, at: new Date().toISOString() });

  const note = (remote: string, result: PollResult) => {
    polled.add(remote);
    metrics.remoteUp.set({ remote }, result.found === 'down' ? 0 : 1);
    if (result.found === 'release') ofSource.set(remote, result.release);
    if (result.found === 'down') logger.debug({ remote, reason: result.reason }, 'remote is down');
    if (result.found === 'refused') refuse(remote, result.version, result.reason, result.page);
  };

  /** @returns whether the release is another one than before */
  const takeStored = async (remote: string, version: string, isForced: boolean, missing: string) => {
    if (!isForced && releases.get(remote)?.version === version) return false;
    const lookup = await store.load(remote, version);
    if (lookup.found === 'release') accept(remote, lookup.release);
    else refuse(remote, version, missing);
    return lookup.found === 'release';
  };

  const takePinned = (remote: string, { version, isOfRegistry }: Pin, isForced: boolean) => {
    const who = isOfRegistry ? 'The registry pins' : `${remote} is pinned to`;
    return takeStored(remote, version, isForced, `${who} version ${version}, which is not in the store.`);
  };

  const takeLive = (remote: string) => {
    const release = live.get(remote);
    if (!release || releases.get(remote)?.version === release.version) return false;
    releases.set(remote, release);
    return true;
  };

  const choose = (remote: string, chosen: Chosen | undefined) =>
    steering
      .choose(remote, chosen)
      .catch((err: unknown) => logger.error({ remote, err }, 'it cannot be noted that a remote has a newer release'));

  /** Takes the release that was pushed or promoted, until the source has a newer one. */
  const takeNewest = async (remote: string, chosen: Chosen | undefined, isNew: boolean) => {
    const found = ofSource.get(remote);
    if (chosen && found && !chosen.over) await choose(remote, { ...chosen, over: found.version });
    if (chosen && (!found || found.version === (chosen.over ?? found.version)))
      return takeStored(remote, chosen.version, false, `The store has lost version ${chosen.version}: push it again.`);
    if (chosen) await choose(remote, undefined);
    if (!found) return takeLive(remote);
    if (!isNew && releases.get(remote)?.version === found.version) return false;
    accept(remote, found);
    return true;
  };

  /** Takes what has been decided about a remote. @returns whether that is another release than before */
  const take = (name: string, isForced: boolean, isNew: boolean) => {
    const { pin, isPaused, chosen } = steering.of(name);
    if (pin) return takePinned(name, pin, isForced);
    return isPaused ? takeLive(name) : takeNewest(name, chosen, isNew);
  };

  const poll = async (poller: RemotePoller, isForced: boolean) => {
    const { name } = poller.remote;
    const { pin, isPaused } = steering.of(name);
    if (pin || isPaused) return take(name, isForced, false);
    const result = await poller.poll(isForced);
    note(name, result);
    return take(name, isForced, result.found === 'release');
  };

  /** Whatever was known of a remote says nothing about another one that gets its name. */
  const forget = (remote: string) => {
    releases.delete(remote);
    ofSource.delete(remote);
    polled.delete(remote);
    refusals.clear(remote);
    metrics.remoteUp.remove({ remote });
  };

  const pollerOf = (name: string) => pollers().find(({ remote }) => remote.name === name);

  return {
    releases,
    poll,
    pollAll: async (isForced) => void (await Promise.all(pollers().map((poller) => poll(poller, isForced)))),
    async fetchAgain(name) {
      const poller = pollerOf(name);
      return poller ? poll(poller, true) : false;
    },
    sourceVersion: (name) => ofSource.get(name)?.version,
    async apply(name) {
      const poller = pollerOf(name);
      const { pin, chosen } = steering.of(name);
      if (poller && !pin && !chosen) await poll(poller, false);
    },
    async settle() {
      const names = pollers().map(({ remote }) => remote.name);
      for (const name of [...releases.keys(), ...polled]) if (!names.includes(name)) forget(name);
      for (const name of names) await take(name, false, false);
    },
    clearRefusals() {
      for (const name of arrived) if (live.get(name)?.version === releases.get(name)?.version) refusals.clear(name);
      arrived.clear();
      for (const [name, { version }] of live) refusals.clear(name, version);
    },
  };
}
