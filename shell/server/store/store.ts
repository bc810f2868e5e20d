import path from 'node:path';
import type { Release } from '@site/contracts';
import { openReleaseTrust, type ReleaseTrust } from '../ingest/release-trust.ts';
import type { CompositionRecord } from '../publish/composition-record.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { type FindRemoved, type PruneResult, prune } from './prune.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { openShellBuildStore, type ShellBuildStore, type ShellFiles } from './shell-builds.ts';

/** Live state from before this shell started. */
export interface Restored {
  /** Path → owner. */
  owners: Record<string, string>;
  /** Remote → its release, if its description is readable; its files may be damaged. */
  releases: Map<string, Release>;
  /** Remote → why its published release cannot be composed again, in one sentence. */
  unreadable: Map<string, string>;
}

/** Everything that the shell needs to compose the site without any remote. */
export interface Store {
  files: FileStore;
  releases: ReleaseStore;
  shells: ShellBuildStore;
  trust: ReleaseTrust;
  /** Size limit. */
  maxBytes: number;
  /**
   * @param live published composition
   * @param registered names of the current remotes
   */
  restore(live: Live | undefined, registered: string[]): Promise<Restored>;
  /**
   * Removes unneeded releases and files.
   * @param needed releases that are never removed
   * @param build files of this shell's build, which are never removed
   * @param findRemoved by default, all remotes are current
   */
  prune(
    needed: Pick<Release, 'name' | 'version'>[],
    build?: ShellFiles,
    findRemoved?: FindRemoved,
  ): Promise<PruneResult>;
}

/** Releases and owners of paths of a composition. */
type Live = Pick<CompositionRecord, 'releases' | 'owners'>;

/**
 * @param dataDir the shell's data folder
 * @param maxBytes size limit of the release store
 * @param quality brotli quality for texts
 */
export async function openStore(dataDir: string, maxBytes: number, quality: number): Promise<Store> {
  const folder = path.join(dataDir, 'store', 'files');
  const files = await openFileStore(folder, quality);
  const releases = await openReleaseStore(path.join(dataDir, 'store', 'releases'));
  const shells = await openShellBuildStore(path.join(dataDir, 'store', 'shells'));
  return {
    files,
    releases,
    shells,
    trust: await openReleaseTrust(path.join(dataDir, 'store', 'signed')),
    maxBytes,
    restore: (live, registered) => restoreReleases(onlyOf(registered, live), releases),
    prune: (needed, build, findRemoved) =>
      prune({ releases, shells, files, folder, needed, build, findRemoved, maxBytes }),
  };
}

const onlyOf = (names: string[], { releases, owners }: Live = { releases: {}, owners: {} }): Live => ({
  releases: Object.fromEntries(Object.entries(releases).filter(([name]) => names.includes(name))),
  owners: Object.fromEntries(Object.entries(owners).filter(([, name]) => names.includes(name))),
});

async function restoreReleases({ releases: versions, owners }: Live, releases: ReleaseStore): Promise<Restored> {
  const restored: Restored = { owners, releases: new Map(), unreadable: new Map() };
  for (const [name, version] of Object.entries(versions)) {
    const lookup = await releases.load(name, version);
    if (lookup.found === 'release') restored.releases.set(name, lookup.release);
    else restored.unreadable.set(name, sentences[lookup.found](name, version));
  }
  return restored;
}

const sentences = {
  foreign: (name: string, version: string) =>
    `This shell cannot read ${name} ${version}, which is live: go back to the previous shell, or publish a release that this one can read.`,
  nothing: (name: string, version: string) =>
    `The description of ${name} ${version}, which is live, is missing from the store: publish a release of ${name}.`,
};
