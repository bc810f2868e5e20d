import { rm } from 'node:fs/promises';
import type { Release } from '@site/contracts';
import type { FileStore } from './file-store.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import { removeUnwanted } from './remove-unwanted.ts';
import { isKept } from './retention.ts';
import type { ShellBuildStore, ShellFiles } from './shell-builds.ts';

export interface PruneOptions {
  releases: ReleaseStore;
  shells: ShellBuildStore;
  files: FileStore;
  folder: string;
  /** Releases that are never removed. */
  needed: Pick<Release, 'name' | 'version'>[];
  maxBytes: number;
}

/** What is left in the store. */
export interface PruneResult {
  releases: Release[];
  /** Files of builds of the shell. */
  builds: ShellFiles[];
  /** Descriptions that cannot be read: nobody knows which files they need, so none is removed. */
  unreadable: string[];
}

const sizeOf = ({ release }: StoredRelease) => Object.values(release.files).reduce((sum, file) => sum + file.size, 0);

/**
 * Releases to keep: what is needed, the last ten of each remote, everything younger than seven days, as long as the
 * store stays within its size; the oldest go first.
 */
export function releasesToKeep(
  stored: StoredRelease[],
  needed: PruneOptions['needed'],
  maxBytes: number,
  now: number,
): StoredRelease[] {
  const isNeeded = ({ release }: StoredRelease) =>
    needed.some(({ name, version }) => name === release.name && version === release.version);
  const seen = new Map<string, number>();
  let bytes = stored.filter(isNeeded).reduce((sum, item) => sum + sizeOf(item), 0);

  return stored.filter((item) => {
    const rank = seen.get(item.release.name) ?? 0;
    seen.set(item.release.name, rank + 1);
    if (isNeeded(item)) return true;
    if (!isKept(rank, now - item.storedAt)) return false;
    bytes += sizeOf(item);
    return bytes <= maxBytes;
  });
}

/** Removes releases that nobody needs any more and files that belong to none. */
export async function prune({ releases, shells, files, folder, needed, maxBytes }: PruneOptions): Promise<PruneResult> {
  const { stored, unreadable } = await releases.list();
  const kept = new Set(releasesToKeep(stored, needed, maxBytes, Date.now()));
  for (const item of stored) if (!kept.has(item)) await rm(releases.locate(item.release), { force: true });

  const left = [...kept].map(({ release }) => release);
  const builds = await shells.prune();
  const wanted = new Set([...integritiesOf(left), ...builds.flatMap((build) => Object.values(build))]);
  if (unreadable.length === 0) await removeUnwanted(folder, new Set([...wanted].map(files.locate)));
  return { releases: left, builds, unreadable };
}

const integritiesOf = (releases: Release[]) =>
  releases.flatMap(({ files }) => Object.values(files).map(({ integrity }) => integrity));
