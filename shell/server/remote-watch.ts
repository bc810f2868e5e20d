import type { Release } from '@site/contracts';
import { ingestRelease, type ReleaseLimits } from './ingest/ingest-release.ts';
import { ReleaseRefused } from './ingest/release-refused.ts';
import { type ReleaseSource, SourceDown } from './ingest/release-source.ts';
import type { RegisteredRemote } from './registry/read-registry.ts';
import type { FileStore } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** What a look at a remote found. */
export type Look =
  | { found: 'release'; release: Release }
  | { found: 'nothing new' }
  | { found: 'down'; reason: string }
  | { found: 'refused'; version?: string | undefined; page?: string | undefined; reason: string };

export interface RemoteWatch {
  remote: RegisteredRemote;
  /** @param isForced look again even at what was refused before */
  look(isForced?: boolean): Promise<Look>;
}

interface WatchParts {
  remote: RegisteredRemote;
  source: ReleaseSource;
  files: FileStore;
  releases: ReleaseStore;
  limits: ReleaseLimits;
  now?: () => number;
}

/**
 * Watches one remote for new releases. One that was refused while it came in is looked at again after growing pauses,
 * because its files may be repaired in place.
 */
export function watchRemote({ remote, source, files, releases, limits, now = Date.now }: WatchParts): RemoteWatch {
  let tag: string | undefined;
  let pause = FIRST_PAUSE_MS;
  let retryAt = Number.POSITIVE_INFINITY;

  const take = async (isForced: boolean): Promise<Look> => {
    if (remote.pin) return pinned(releases, remote.name, remote.pin);
    const isDue = isForced || now() >= retryAt;
    const text = await source.readRelease(isDue ? undefined : tag);
    if (text === 'unchanged') return { found: 'nothing new' };
    try {
      const release = await ingestRelease(remote.name, text, source, files, limits);
      await releases.save(release);
      tag = text.tag;
      pause = FIRST_PAUSE_MS;
      retryAt = Number.POSITIVE_INFINITY;
      return { found: 'release', release };
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      tag = text.tag;
      retryAt = now() + pause;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      return { found: 'refused', version: error.version, page: error.page, reason: error.message };
    }
  };

  return {
    remote,
    look: (isForced = false) =>
      take(isForced).catch((error: unknown) => {
        if (error instanceof SourceDown) return { found: 'down', reason: error.message } as const;
        throw error;
      }),
  };
}

async function pinned(releases: ReleaseStore, name: string, version: string): Promise<Look> {
  const release = await releases.load(name, version);
  if (release) return { found: 'release', release };
  return { found: 'refused', version, reason: `The registry pins version ${version}, which is not in the store.` };
}
