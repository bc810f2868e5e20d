import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { type FileStore, openFileStore } from './file-store.ts';
import { isWhole } from './integrity.ts';
import { type LastGood, pathOwners, readLastGood, writeLastGood } from './last-good.ts';
import { type PruneResult, prune } from './prune.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { openShellBuildStore, type ShellBuildStore } from './shell-builds.ts';

/** What was live when this shell stopped, or another one on the same store. */
export interface Restored {
  /** Path → owner. */
  owners: Record<string, string>;
  /** Remote → its release, every file of which is whole. */
  releases: Map<string, Release>;
  /** Remote → version of a release that is there, but under a contract that this shell does not read. */
  foreign: Map<string, string>;
  /** Remote → version of a release that is missing or damaged. */
  lost: Map<string, string>;
}

/** All that the shell keeps on its disk. */
export interface Store {
  files: FileStore;
  releases: ReleaseStore;
  shells: ShellBuildStore;
  /** Changes when a release or a build of the shell comes in or goes, by whichever instance. */
  listing(): Promise<string>;
  /** @param registered names of the remotes that the site is made of */
  restore(registered: string[]): Promise<Restored>;
  /** Records what is live. What was live before and is only missing now stays recorded: it may come back. */
  record(serving: Release[]): Promise<void>;
  /** Removes what nobody needs any more. */
  prune(): Promise<PruneResult>;
}

/**
 * @param dataDir the shell's data folder
 * @param maxBytes size of the release store
 * @param quality brotli's quality for texts
 */
export async function openStore(dataDir: string, maxBytes: number, quality: number): Promise<Store> {
  const folder = path.join(dataDir, 'store', 'files');
  const lastGoodFile = path.join(dataDir, 'last-good.json');
  const files = await openFileStore(folder, quality);
  const releases = await openReleaseStore(path.join(dataDir, 'store', 'releases'));
  const shells = await openShellBuildStore(path.join(dataDir, 'store', 'shells'));
  let lastGood: LastGood = { releases: {}, paths: {} };

  return {
    files,
    releases,
    shells,
    async listing() {
      const folders = await Promise.all(['releases', 'shells'].map((name) => stat(path.join(dataDir, 'store', name))));
      return folders.map(({ mtimeMs }) => mtimeMs).join();
    },
    async restore(registered) {
      lastGood = onlyOf(registered, await readLastGood(lastGoodFile));
      return restoreReleases(lastGood, releases, files);
    },
    async record(serving) {
      lastGood = withServing(lastGood, serving);
      await writeLastGood(lastGoodFile, lastGood);
    },
    prune() {
      const needed = Object.entries(lastGood.releases).map(([name, version]) => ({ name, version }));
      return prune({ releases, shells, files, folder, needed, maxBytes });
    },
  };
}

function onlyOf(names: string[], { releases, paths }: LastGood): LastGood {
  return {
    releases: Object.fromEntries(Object.entries(releases).filter(([name]) => names.includes(name))),
    paths: Object.fromEntries(Object.entries(paths).filter(([, name]) => names.includes(name))),
  };
}

async function restoreReleases(lastGood: LastGood, releases: ReleaseStore, files: FileStore): Promise<Restored> {
  const restored: Restored = { owners: lastGood.paths, releases: new Map(), foreign: new Map(), lost: new Map() };
  for (const [name, version] of Object.entries(lastGood.releases)) {
    const lookup = await releases.load(name, version);
    if (lookup.found === 'foreign') restored.foreign.set(name, version);
    else if (lookup.found === 'release' && (await isWhole(lookup.release, files)))
      restored.releases.set(name, lookup.release);
    else restored.lost.set(name, version);
  }
  return restored;
}

const withServing = ({ releases, paths }: LastGood, serving: Release[]): LastGood => ({
  releases: { ...releases, ...Object.fromEntries(serving.map(({ name, version }) => [name, version])) },
  paths: pathOwners(paths, serving),
});
