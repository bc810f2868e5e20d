import { setTimeout as pause } from 'node:timers/promises';
import { createBackoff } from '@site/process';
import type { Logger } from 'pino';
import { createCopier } from './copy-listing.ts';
import { createReplicaSource, ListingOutdated, type ReplicaSourceOptions } from './replica-source.ts';

/** How long what is live may be unknown here. */
const POLL_MS = 250;
const RETRY = { firstMs: POLL_MS, longestMs: 2_000 };

export interface FollowOptions extends Omit<ReplicaSourceOptions, 'signal'> {
  /** Made when it is missing. */
  dataDir: string;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** A copy that stays like what it is copied from. */
export interface Following {
  /** Resolves when everything was copied once. */
  copied: Promise<void>;
  /** When the shell had nothing that the copy lacks, as far as is known: by the clock of `performance`. */
  copiedAt(): number;
  /** Resolves when nothing is written any more. */
  stop(): Promise<void>;
}

/** Copies what a shell publishes, and does so again whenever it changes; while the shell is away, the copy stays as it is. */
export function followShell({ url, token, scope, dataDir, logger }: FollowOptions): Following {
  const stopped = new AbortController();
  const source = createReplicaSource({ url, token, scope, signal: stopped.signal });
  const copier = createCopier({ dataDir, scope, readFiles: source.readFiles });
  const backoff = createBackoff(RETRY);
  const copied = Promise.withResolvers<void>();
  let version: string | undefined;
  let isAway = false;
  let copiedAt = Number.NEGATIVE_INFINITY;

  const copyChanges = async () => {
    const started = performance.now();
    const changed = await source.list(version);
    if (!changed) return;
    const files = await copier.copy(changed.listing);
    version = changed.version;
    copied.resolve();
    logger.info({ files, ms: Math.round(performance.now() - started) }, 'replica updated');
  };

  const look = async () => {
    if (!url()) return;
    const askedAt = performance.now();
    await copyChanges();
    copiedAt = askedAt;
  };

  /** @returns milliseconds until the next look */
  const lookSafely = async () => {
    try {
      await look();
      isAway = false;
      backoff.reset();
      return POLL_MS;
    } catch (err) {
      if (!(isAway || stopped.signal.aborted || err instanceof ListingOutdated)) {
        isAway = true;
        logger.warn({ err }, 'updating the replica failed; keeping the last copy');
      }
      return backoff.next();
    }
  };

  const follow = async () => {
    while (!stopped.signal.aborted)
      await pause(await lookSafely(), undefined, { signal: stopped.signal }).catch(() => {});
  };
  const ended = follow();

  return {
    copied: copied.promise,
    copiedAt: () => copiedAt,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
