import { rm } from 'node:fs/promises';
import type { Release } from '@site/contracts';
import type { FileStore } from './file-store.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import { removeUnwanted } from './remove-unwanted.ts';
import { isForTabs, isKept } from './retention.ts';
import type { ShellBuildStore, ShellFiles } from './shell-builds.ts';

/** Remote that is no longer part of the site. */
export interface RemovedRemote {
  /** Time of its removal, in milliseconds since 1970; 0 if it is unknown. */
  removedAt: number;
  /** Version that was live last: it can be promoted once the site has a remote of this name again. */
  lastLive: string | undefined;
}

/** Returns what is known about a removed remote; undefined for a current one. */
export type FindRemoved = (name: string) => RemovedRemote | undefined;

export interface PruneOptions {
  releases: ReleaseStore;
  shells: ShellBuildStore;
  files: FileStore;
  folder: string;
  /** Releases that are never removed. */
  needed: Pick<Release, 'name' | 'version'>[];
  /** Files of this shell's build, which are never removed. */
  build: ShellFiles | undefined;
  findRemoved: FindRemoved | undefined;
  maxBytes: number;
}

/** Content of the store after pruning. */
export interface PruneResult {
  releases: Release[];
  /** Files of the shell's builds. */
  builds: ShellFiles[];
  /** Unreadable descriptions: as long as there are any, no file is removed, because they may need it. */
  unreadable: string[];
}

/** Release with the number of newer ones of its remote. */
interface Ranked {
  item: StoredRelease;
  rank: number;
}

/** @param stored newest first */
function ranked(stored: StoredRelease[]): Ranked[] {
  const seen = new Map<string, number>();
  return stored.map((item) => {
    const { name } = item.release;
    const rank = seen.get(name) ?? 0;
    seen.set(name, rank + 1);
    return { item, rank };
  });
}

/** Counts the disk usage of releases, in which common files count once. */
function createBudget(maxBytes: number) {
  const counted = new Set<string>();
  let bytes = 0;

  const newFiles = ({ release }: StoredRelease) =>
    new Map(
      Object.values(release.files).flatMap(({ integrity, size }) =>
        counted.has(integrity) ? [] : [[integrity, size] as const],
      ),
    );

  const costOf = (item: StoredRelease) =>
    [...newFiles(item).values()].reduce((sum, size) => sum + size, item.descriptionBytes);

  return {
    fits: (item: StoredRelease) => bytes + costOf(item) <= maxBytes,
    spend(item: StoredRelease) {
      bytes += costOf(item);
      for (const integrity of newFiles(item).keys()) counted.add(integrity);
    },
  };
}

/**
 * Selects releases to keep: those needed, the last ten of each remote, and all of the last seven days, within the size of the
 * store. If space is short, the newest of each remote take precedence, then the second newest: a team that publishes often does
 * not displace the releases of others. Of a removed remote, only the last live release outlives the seven days that open tabs may
 * need, and none displaces a release of a current remote.
 * @param stored newest first
 */
export function releasesToKeep(
  stored: StoredRelease[],
  needed: PruneOptions['needed'],
  maxBytes: number,
  now: number,
  findRemoved: FindRemoved = () => undefined,
): StoredRelease[] {
  const isNeeded = ({ release }: StoredRelease) =>
    needed.some(({ name, version }) => name === release.name && version === release.version);
  const budget = createBudget(maxBytes);
  const kept = new Set(stored.filter(isNeeded));
  for (const item of kept) budget.spend(item);

  const removed = new Map(stored.map(({ release: { name } }) => [name, findRemoved(name)]));
  const isWanted = ({ item: { release, storedAt }, rank }: Ranked) => {
    const remote = removed.get(release.name);
    if (!remote) return isKept(rank, now - storedAt);
    return release.version === remote.lastLive || isForTabs(now - Math.max(storedAt, remote.removedAt));
  };
  const isRemoved = ({ item }: Ranked) => Number(removed.get(item.release.name) !== undefined);
  /** Of a removed remote, the release to which it can return comes first. */
  const placeOf = ({ item: { release }, rank }: Ranked) =>
    release.version === removed.get(release.name)?.lastLive ? -1 : rank;

  const full = new Set<string>();
  const candidates = ranked(stored).filter((one) => !kept.has(one.item) && isWanted(one));
  for (const { item } of candidates.sort((a, b) => isRemoved(a) - isRemoved(b) || placeOf(a) - placeOf(b))) {
    const { name } = item.release;
    if (!budget.fits(item)) full.add(name);
    if (full.has(name)) continue;
    budget.spend(item);
    kept.add(item);
  }
  return stored.filter((item) => kept.has(item));
}

/** Removes releases that are no longer needed, and files that belong to no release or build. */
export async function prune(options: PruneOptions): Promise<PruneResult> {
  const { releases, shells, files, folder, needed, build, findRemoved, maxBytes } = options;
  const { stored, unreadable: unreadableReleases } = await releases.list();
  const kept = new Set(releasesToKeep(stored, needed, maxBytes, Date.now(), findRemoved));
  for (const item of stored) if (!kept.has(item)) await rm(releases.locate(item.release), { force: true });

  const left = [...kept].map(({ release }) => release);
  const { builds, unreadable: unreadableBuilds } = await shells.prune(build);
  const unreadable = [...unreadableReleases, ...unreadableBuilds];
  const wanted = new Set([...integritiesOf(left), ...builds.flatMap((build) => Object.values(build))]);
  if (unreadable.length === 0) await removeUnwanted(folder, new Set([...wanted].map(files.locate)));
  return { releases: left, builds, unreadable };
}

const integritiesOf = (releases: Release[]) =>
  releases.flatMap(({ files }) => Object.values(files).map(({ integrity }) => integrity));
