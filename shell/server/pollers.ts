import type { Environment } from './env.ts';
import type { ReleaseLimits } from './ingest/ingest-release.ts';
import { ReleaseRefused } from './ingest/release-refused.ts';
import { type ReleaseSource, releaseSource } from './ingest/release-source.ts';
import type { OpenStores } from './open-stores.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import { createRemotePoller, type RemotePoller } from './remote-poller.ts';
import { wasLive } from './steering/history.ts';
import type { ReleaseQuota } from './steering/release-quota.ts';
import { SteeringRefused } from './steering/steering-refused.ts';
import { meteredFiles } from './store/metered-files.ts';

const MB = 1_000_000;

/** Returns the size limits of releases. */
export const releaseLimits = (env: Environment): ReleaseLimits => ({
  maxFileBytes: env.REMOTE_MAX_FILE_MB * MB,
  maxReleaseBytes: env.REMOTE_MAX_RELEASE_MB * MB,
});

/** Opens the source of a remote's releases with the configured limits. */
export const openSource = (location: string | undefined, env: Environment, signal: AbortSignal): ReleaseSource =>
  releaseSource(location, {
    timeoutMs: env.REMOTE_TIMEOUT_MS,
    maxDescriptionBytes: releaseLimits(env).maxFileBytes,
    signal,
  });

type PollerParts = Pick<OpenStores, 'store' | 'shell' | 'decisions'> & { quota: ReleaseQuota };

/**
 * @param signal aborts their requests
 * @returns a function that lists the pollers of the current remotes; a poller is kept as long as its remote does not change
 */
export function createPollers(parts: PollerParts, env: Environment, signal: AbortSignal): () => RemotePoller[] {
  const { steering } = parts.decisions;
  const pollers = new Map<RegisteredRemote, RemotePoller>();
  let known: RegisteredRemote[] = [];

  const open = (remote: RegisteredRemote) => {
    const poller = openPoller(remote, parts, env, signal);
    pollers.set(remote, poller);
    return poller;
  };

  return () => {
    const remotes = steering.remotes();
    if (remotes !== known) for (const remote of pollers.keys()) if (!remotes.includes(remote)) pollers.delete(remote);
    known = remotes;
    return remotes.map((remote) => pollers.get(remote) ?? open(remote));
  };
}

/** @throws ReleaseRefused (rejects) when the hourly limit is exceeded */
const chargeQuota =
  ({ name }: RegisteredRemote, quota: ReleaseQuota) =>
  (bytes: number) =>
    quota(name, bytes).catch((error: unknown) => {
      if (!(error instanceof SteeringRefused)) throw error;
      // The same sentence at each attempt: otherwise, each would be another refusal in the history.
      throw new ReleaseRefused(`The releases of ${name} exceed the hourly limit of files; the shell will try again.`);
    });

function openPoller(
  remote: RegisteredRemote,
  { store, shell, decisions, quota }: PollerParts,
  env: Environment,
  signal: AbortSignal,
): RemotePoller {
  return createRemotePoller({
    remote,
    source: openSource(remote.source, env, signal),
    // Each saved change is another release in development.
    files: shell.development === undefined ? meteredFiles(store.files, chargeQuota(remote, quota)) : store.files,
    releases: store.releases,
    trust: store.trust,
    limits: releaseLimits(env),
    // In development, releases of other teams are mirrored, and their files differ from the released ones.
    isFinal: async (version) =>
      shell.development === undefined && wasLive(await decisions.history.list(), remote.name, version),
  });
}
