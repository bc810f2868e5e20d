import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import type { FileStore } from './file-store.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';

const KEEP_PER_REMOTE = 10;
const KEEP_FOR_MS = 7 * 24 * 60 * 60 * 1_000;
const UNFINISHED_AFTER_MS = 60 * 60 * 1_000;

export interface PruneOptions {
  releases: ReleaseStore;
  files: FileStore;
  folder: string;
  /** Releases that are being served: never removed. */
  serving: Release[];
  maxBytes: number;
  now?: number;
}

const sizeOf = ({ release }: StoredRelease) => Object.values(release.files).reduce((sum, file) => sum + file.size, 0);

/**
 * Releases to keep: what is served, the last ten of each remote, everything younger than seven days, as long as the
 * store stays within its size; the oldest go first.
 */
export function releasesToKeep(
  stored: StoredRelease[],
  serving: Release[],
  maxBytes: number,
  now: number,
): StoredRelease[] {
  const isServed = ({ release }: StoredRelease) =>
    serving.some(({ name, version }) => name === release.name && version === release.version);
  const seen = new Map<string, number>();
  let bytes = stored.filter(isServed).reduce((sum, item) => sum + sizeOf(item), 0);

  return stored.filter((item) => {
    const rank = (seen.get(item.release.name) ?? 0) + 1;
    seen.set(item.release.name, rank);
    if (isServed(item)) return true;
    if (rank > KEEP_PER_REMOTE && now - item.storedAt > KEEP_FOR_MS) return false;
    bytes += sizeOf(item);
    return bytes <= maxBytes;
  });
}

/**
 * Removes releases that nobody needs any more and files that belong to none.
 * @returns the releases that are left
 */
export async function prune({
  releases,
  files,
  folder,
  serving,
  maxBytes,
  now = Date.now(),
}: PruneOptions): Promise<Release[]> {
  const stored = await releases.list();
  const kept = new Set(releasesToKeep(stored, serving, maxBytes, now));
  for (const item of stored) if (!kept.has(item)) await rm(releases.locate(item.release), { force: true });

  const wanted = new Set(
    [...kept].flatMap(({ release }) =>
      Object.values(release.files).map(({ integrity }) => path.basename(files.locate(integrity))),
    ),
  );
  for (const file of await readdir(folder)) {
    if (wanted.has(file.replace(/\.(?:br|gzip)$/, ''))) continue;
    const { mtimeMs } = await stat(path.join(folder, file));
    if (now - mtimeMs > UNFINISHED_AFTER_MS) await rm(path.join(folder, file), { force: true });
  }
  return [...kept].map(({ release }) => release);
}
