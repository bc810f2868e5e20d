import type { Environment } from './env.ts';
import type { ReleaseLimits } from './ingest/ingest-release.ts';
import { releaseSource } from './ingest/release-source.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import { createRemotePoller, type RemotePoller } from './remote-poller.ts';
import type { Steering } from './steering/steering.ts';
import type { Store } from './store/store.ts';

const MB = 1_000_000;

/** Sizes that a release may have. */
export const releaseLimits = (env: Environment): ReleaseLimits => ({
  maxFileBytes: env.REMOTE_MAX_FILE_MB * MB,
  maxReleaseBytes: env.REMOTE_MAX_RELEASE_MB * MB,
});

/** @returns pollers of the remotes that the site is made of now: the same ones as long as their remotes stay the same */
export function createPollers(
  steering: Pick<Steering, 'remotes'>,
  store: Store,
  env: Environment,
): () => RemotePoller[] {
  const pollers = new Map<RegisteredRemote, RemotePoller>();
  let known: RegisteredRemote[] = [];

  const open = (remote: RegisteredRemote) => {
    const poller = openPoller(remote, store, env);
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

function openPoller(remote: RegisteredRemote, store: Store, env: Environment): RemotePoller {
  const limits = releaseLimits(env);
  return createRemotePoller({
    remote,
    source: releaseSource(remote.source, {
      timeoutMs: env.REMOTE_TIMEOUT_MS,
      maxDescriptionBytes: limits.maxFileBytes,
    }),
    files: store.files,
    releases: store.releases,
    trust: store.trust,
    limits,
  });
}
