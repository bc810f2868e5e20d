import path from 'node:path';
import type { Release } from '@site/contracts';
import { type FileStore, openFileStore } from './file-store.ts';
import { type LastGood, readLastGood, writeLastGood } from './last-good.ts';
import { prune } from './prune.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';

/** All that the shell keeps on its disk. */
export interface Store {
  files: FileStore;
  releases: ReleaseStore;
  readLastGood(): Promise<LastGood>;
  writeLastGood(serving: Release[]): Promise<void>;
  /** The releases of the last good composition whose remotes are still registered. */
  loadReleases(lastGood: LastGood, registered: { name: string }[]): Promise<Map<string, Release>>;
  /** Removes what nobody needs any more; returns what is left. */
  prune(serving: Release[]): Promise<Release[]>;
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

  return {
    files,
    releases,
    readLastGood: () => readLastGood(lastGoodFile),
    writeLastGood: (serving) => writeLastGood(lastGoodFile, toLastGood(serving)),
    async loadReleases(lastGood, registered) {
      const wanted = registered.flatMap(({ name }) => {
        const version = lastGood.releases[name];
        return version ? [releases.load(name, version)] : [];
      });
      const found = (await Promise.all(wanted)).filter((release) => release !== undefined);
      return new Map(found.map((release) => [release.name, release]));
    },
    prune: (serving) => prune({ releases, files, folder, serving, maxBytes }),
  };
}

const toLastGood = (serving: Release[]): LastGood => ({
  releases: Object.fromEntries(serving.map(({ name, version }) => [name, version])),
  paths: Object.fromEntries(serving.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name]))),
});
