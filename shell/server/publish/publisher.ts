import path from 'node:path';
import type { Release, SiteConfig } from '@site/contracts';
import type { Logger } from 'pino';
import type { Composition } from '../compose/composition.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { FindRemoved } from '../store/prune.ts';
import type { RenderedStore } from '../store/rendered-store.ts';
import type { ShellFiles } from '../store/shell-builds.ts';
import type { Store } from '../store/store.ts';
import { storeShellBuild } from '../store/store-shell-build.ts';
import type { Published } from './composition-folder.ts';
import { federationManifests } from './federation-manifests.ts';
import { openPublicFiles } from './public-files.ts';
import { openPublicFolder } from './public-folder.ts';
import { releaseFeeds } from './release-feeds.ts';
import { siteFiles } from './site-files.ts';

interface PublisherOptions {
  /** Created if missing. */
  folder: string;
  shell: ShellBuild;
  store: Store;
  rendered: RenderedStore;
  config: SiteConfig;
  logger: Logger;
}

/** Publishes compositions: files first, then the documents that reference them. */
export interface Publisher {
  /** Returns the last published composition. */
  current(): Promise<Published | undefined>;
  /** Whether a composition is the last published one. It is cheap, because it is polled. */
  isCurrent(id: string): Promise<boolean>;
  /** Publishes the files that documents of these releases reference. */
  publishFiles(releases: Iterable<Release>): Promise<void>;
  /**
   * @param owners path → remote
   * @throws NamesTaken (rejects) when files of a release conflict with those of others
   */
  publish(composition: Composition, owners: Record<string, string>): Promise<Published>;
  /**
   * Removes releases and files that neither this composition nor an open tab needs.
   * @param needed releases that may go live again
   * @returns stored releases, whose files are still served
   */
  prune(
    composition: Composition,
    needed: Pick<Release, 'name' | 'version'>[],
    findRemoved: FindRemoved,
  ): Promise<Release[]>;
  /** Publishes the files of a release again, which may have been repaired in the store. */
  repairRelease(release: Release): Promise<void>;
  /** Publishes the files of the shell's build again. */
  repairShell(): Promise<void>;
  /** Returns the path of the file with an address. */
  locate(address: string): string;
}

export async function openPublisher({
  folder,
  shell,
  store,
  rendered,
  config,
  logger,
}: PublisherOptions): Promise<Publisher> {
  const compositions = await openPublicFolder(folder);
  const files = await openPublicFiles(path.join(folder, 'files'), store.files);
  let build: ShellFiles | undefined;

  const repairShell = async () => {
    const stored = await storeShellBuild(shell, store);
    await files.addShellBuild(stored);
    build = stored;
  };

  const publishFiles = async (releases: Iterable<Release>) => {
    if (!build) await repairShell();
    await files.addReleases([...releases]);
  };

  return {
    current: compositions.current,
    isCurrent: compositions.isCurrent,
    locate: files.locate,
    repairShell,
    publishFiles,
    async publish(composition, owners) {
      await publishFiles(composition.releases.values());
      const releases = [...composition.releases.values()];
      const texts = new Map([
        ...siteFiles(composition, config),
        ...(await federationManifests(releases, store.files)),
        ...(await releaseFeeds(releases, store.files, config)),
      ]);
      return compositions.publish(composition, owners, texts);
    },
    async repairRelease(release) {
      files.forget(release);
      await files.addReleases([release]);
    },
    async prune({ releases, renderedKeys }, needed, findRemoved) {
      const serving = [...releases.values()];
      await rendered.prune(renderedKeys);
      await compositions.prune();
      const all = [...serving, ...needed];
      const { releases: stored, builds, unreadable } = await store.prune(all, build, findRemoved);
      if (unreadable.length === 0) await files.prune(stored, builds);
      else logger.warn({ unreadable }, 'some stored descriptions are unreadable; no files are removed');
      return stored;
    },
  };
}
