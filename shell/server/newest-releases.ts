import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { Refusal, Warning } from './compose/composition.ts';
import type { Refusals } from './refusals.ts';
import type { PollResult, RemotePoller } from './remote-poller.ts';
import type { Metrics } from './serve/metrics.ts';
import type { Chosen, EffectiveSteering, Steering } from './steering/steering.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface NewestReleasesOptions {
  /** @returns the pollers of the current remotes */
  pollers: () => RemotePoller[];
  steering: Pick<Steering, 'of' | 'choose'>;
  store: Pick<ReleaseStore, 'load'>;
  /** Remote → its live release, initially the one that was live before this process started. */
  live: ReadonlyMap<string, Release>;
  refusals: Refusals;
  logger: Logger;
  metrics: Pick<Metrics, 'remoteUp'>;
}

type Pin = NonNullable<EffectiveSteering['pin']>;

/** Newest release of each remote, live or about to go live. */
export interface NewestReleases {
  releases: ReadonlyMap<string, Release>;
  /** @returns whether the remote has a new, complete release */
  poll(poller: RemotePoller, isForced: boolean): Promise<boolean>;
  pollAll(isForced: boolean): Promise<void>;
  /** Ingests the current release of a remote again. */
  fetchAgain(remote: string): Promise<boolean>;
  /** Returns the version found by the last poll of a remote's source. */
  sourceVersion(remote: string): string | undefined;
  /** Returns a warning for each remote whose last poll failed. */
  failedPolls(): Warning[];
  /** Polls a remote, unless a release was pinned or chosen for it. */
  apply(remote: string): Promise<void>;
  /** Applies the decisions about all remotes and discards the state of removed ones. */
  settle(): Promise<void>;
  /** Clears refusals of releases that are live now or have been superseded. */
  clearRefusals(): void;
}

export function createNewestReleases(options: NewestReleasesOptions): NewestReleases {
  const { pollers, steering, store, live, refusals, logger, metrics } = options;
  const releases = new Map(live);
  /** Remotes whose last poll found a complete release; once it is live, their refusals are cleared. */
  const arrived = new Set<string>();
  /** Remote → release of its source. */
  const ofSource = new Map<string, Release>();
  /** Remote → failure of its last poll, if any. */
  const polled = new Map<string, string | undefined>(pollers().map(({ remote }) => [remote.name, undefined]));
  /** Remote → refusal of its selected release, which is missing from the store. */
  const missing = new Map<string, Refusal>();

  const accept = (remote: string, release: Release) => {
    releases.set(remote, release);
    arrived.add(remote);
  };

  const refuse = (remote: string, version: string | undefined, reason: string, page?: string) => {
    const refusal = { remote, version, page, reason, at: new Date().toISOString() };
    refusals.add(refusal);
    return refusal;
  };

  /** @param refusal if the selected release of the remote is missing */
  const noteMissing = (remote: string, refusal?: Refusal) => {
    const former = missing.get(remote);
    if (refusal) missing.set(remote, refusal);
    else missing.delete(remote);
    if (former) refusals.withdraw(former);
  };

  const note = (remote: string, result: PollResult) => {
    polled.set(remote, result.found === 'down' ? result.reason : undefined);
    metrics.remoteUp.set({ remote }, result.found === 'down' ? 0 : 1);
    if (result.found === 'release') ofSource.set(remote, result.release);
    if (result.found === 'down') logger.debug({ remote, reason: result.reason }, 'remote is down');
    if (result.found === 'refused') refuse(remote, result.version, result.reason, result.page);
  };

  const isLive = (remote: string, version: string) => live.get(remote)?.version === version;

  /** The refusal of a live version names none: being live clears its refusals. @returns whether the release changed */
  const takeStored = async (remote: string, version: string, isForced: boolean, reason: string) => {
    if (!isForced && !missing.has(remote) && releases.get(remote)?.version === version) return false;
    const lookup = await store.load(remote, version);
    if (lookup.found !== 'release') {
      noteMissing(remote, refuse(remote, isLive(remote, version) ? undefined : version, reason));
      return false;
    }
    noteMissing(remote);
    accept(remote, lookup.release);
    return true;
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

  /** @returns whether the choice still holds; one that cannot be saved is followed nevertheless */
  const choose = (remote: string, expected: Chosen, next: Chosen | undefined) =>
    steering.choose(remote, expected, next).catch((err: unknown) => {
      logger.error({ remote, err }, 'could not save the chosen release');
      return true;
    });

  /** Selects the pushed or promoted release until the source has a newer one. */
  const takeNewest = async (
    remote: string,
    chosen: Chosen | undefined,
    isForced: boolean,
    isNew: boolean,
  ): Promise<boolean> => {
    const found = ofSource.get(remote);
    if (chosen && found && found.version !== chosen.over) {
      const next = chosen.over ? undefined : { ...chosen, over: found.version };
      // Another decision may have been made while this one waited for the lock.
      if (!(await choose(remote, chosen, next))) return take(remote, isForced, isNew);
    }
    if (chosen && (!found || found.version === (chosen.over ?? found.version)))
      return takeStored(
        remote,
        chosen.version,
        false,
        `Version ${chosen.version} is missing from the store: push it again.`,
      );
    noteMissing(remote);
    if (!found) return takeLive(remote);
    if (!isNew && releases.get(remote)?.version === found.version) return false;
    accept(remote, found);
    return true;
  };

  /** Applies the decisions about a remote. @returns whether its release changed */
  const take = (name: string, isForced: boolean, isNew: boolean): boolean | Promise<boolean> => {
    const { pin, isPaused, chosen } = steering.of(name);
    if (pin) return takePinned(name, pin, isForced);
    if (isPaused) noteMissing(name);
    return isPaused ? takeLive(name) : takeNewest(name, chosen, isForced, isNew);
  };

  const poll = async (poller: RemotePoller, isForced: boolean) => {
    const { name } = poller.remote;
    const { pin, isPaused } = steering.of(name);
    if (pin || isPaused) {
      // Its source is not asked, so the last failure would never end.
      polled.set(name, undefined);
      metrics.remoteUp.remove({ remote: name });
      return take(name, isForced, false);
    }
    const result = await poller.poll(isForced);
    // Its remote may have been removed meanwhile, and its state discarded.
    if (!pollers().includes(poller)) return false;
    note(name, result);
    return take(name, isForced, result.found === 'release');
  };

  /** Another remote may get the same name later. */
  const forget = (remote: string) => {
    releases.delete(remote);
    arrived.delete(remote);
    ofSource.delete(remote);
    polled.delete(remote);
    missing.delete(remote);
    refusals.forget(remote);
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
    failedPolls: () =>
      [...polled].flatMap(([remote, reason]) =>
        reason === undefined ? [] : [{ remote, message: `The last poll failed: ${reason}.` }],
      ),
    async apply(name) {
      const poller = pollerOf(name);
      const { pin, chosen } = steering.of(name);
      if (poller && !pin && !chosen) await poll(poller, false);
    },
    async settle() {
      const names = pollers().map(({ remote }) => remote.name);
      for (const name of [...releases.keys(), ...polled.keys()]) if (!names.includes(name)) forget(name);
      for (const name of names) await take(name, false, false);
    },
    clearRefusals() {
      for (const name of arrived) if (live.get(name)?.version === releases.get(name)?.version) refusals.clear(name);
      arrived.clear();
      for (const [name, { version }] of live) refusals.clear(name, version);
    },
  };
}
