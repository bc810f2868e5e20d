import { setTimeout as pause } from 'node:timers/promises';
import { createBackoff } from '@site/process';
import type { Logger } from 'pino';
import { createCopyListing } from './copy-listing.ts';
import { createReplicaSource, ListingOutdated, type ReplicaSourceOptions } from './replica-source.ts';

/** Maximum delay in noticing a new live composition. */
const POLL_MS = 250;
const RETRY = { firstMs: POLL_MS, longestMs: 2_000 };

export interface FollowOptions extends Omit<ReplicaSourceOptions, 'signal'> {
  /** Created if missing. */
  dataDir: string;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** Running replication. */
interface Following {
  /** Returns the last time at which the replica was known to be complete, on the clock of `performance`. */
  copiedAt(): number;
  /** Resolves when all writes have ended. */
  stop(): Promise<void>;
}

/** Replicates a shell continuously; while the shell is unreachable, the replica is unchanged. */
export function followShell({ url, token, scope, dataDir, logger }: FollowOptions): Following {
  const stopped = new AbortController();
  const source = createReplicaSource({ url, token, scope, signal: stopped.signal });
  const copyListing = createCopyListing({ dataDir, scope, readFiles: source.readFiles });
  const backoff = createBackoff(RETRY);
  let version: string | undefined;
  let isUnreachable = false;
  let copiedAt = Number.NEGATIVE_INFINITY;

  const copyChanges = async () => {
    const started = performance.now();
    const changed = await source.list(version);
    if (!changed) return;
    const files = await copyListing(changed.listing);
    version = changed.version;
    logger.info({ files, ms: Math.round(performance.now() - started) }, 'replica updated');
  };

  const poll = async () => {
    if (!url()) return;
    const askedAt = performance.now();
    await copyChanges();
    copiedAt = askedAt;
  };

  /** @returns milliseconds until the next attempt */
  const pollSafely = async () => {
    try {
      await poll();
      isUnreachable = false;
      backoff.reset();
      return POLL_MS;
    } catch (err) {
      if (!(isUnreachable || stopped.signal.aborted || err instanceof ListingOutdated)) {
        isUnreachable = true;
        logger.warn({ err }, 'updating the replica failed; keeping the last copy');
      }
      return backoff.next();
    }
  };

  const follow = async () => {
    while (!stopped.signal.aborted)
      await pause(await pollSafely(), undefined, { signal: stopped.signal }).catch(() => {});
  };
  const ended = follow();

  return {
    copiedAt: () => copiedAt,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
