import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import { CompositionFailed } from './compose/composition.ts';
import type { FileStore } from './store/file-store.ts';
import { isRenderable } from './store/integrity.ts';

interface RepairOptions {
  /** Remote → the release that is about to go live; what is fetched again takes its place. */
  releases: ReadonlyMap<string, Release>;
  /** Those of them that are about to be rendered. */
  needed: Release[];
  files: FileStore;
  /** Ingests the release that a remote has now. */
  fetchAgain: (remote: string) => Promise<unknown>;
  logger: Logger;
}

/**
 * Fetches again what the store has lost of releases that are about to be rendered.
 * @throws CompositionFailed when a remote has no other files
 */
export async function repairReleases({ releases, needed, files, fetchAgain, logger }: RepairOptions): Promise<void> {
  for (const release of needed) {
    const { name } = release;
    if (await isRenderable(release, files)) continue;
    const { version } = release;
    logger.warn({ remote: name, version }, 'the stored files of a release are damaged: fetching them again');
    await fetchAgain(name);
    if (await isRenderable(releases.get(name) ?? release, files)) continue;
    throw new CompositionFailed(`The stored files of ${name} ${version} are damaged, and its remote has no others.`);
  }
}
