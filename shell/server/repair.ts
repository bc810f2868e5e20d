import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import { CompositionFailed } from './compose/composition.ts';
import type { NewestReleases } from './newest-releases.ts';
import type { Publisher } from './publish/publisher.ts';
import type { FileStore } from './store/file-store.ts';
import { isRenderable, isWhole } from './store/whole-release.ts';

interface RepairOptions {
  /** Remote → its live release. */
  live: ReadonlyMap<string, Release>;
  newest: Pick<NewestReleases, 'releases' | 'fetchAgain'>;
  /** Files of releases. */
  files: FileStore;
  publisher: Pick<Publisher, 'repairRelease'>;
  logger: Logger;
}

/** Fetches stored files again that are missing or damaged. */
export interface Repair {
  /** Verifies, repairs and republishes all live releases. Failures are logged. */
  repairAll(): Promise<void>;
  /** The same for one remote, unless it is being repaired. @param then runs afterwards */
  repair(remote: string, then: () => Promise<void>): Promise<void>;
  /**
   * Repairs releases that are about to be rendered.
   * @throws CompositionFailed when a remote has no replacement
   */
  beforeRendering(releases: Release[]): Promise<void>;
}

export function createRepair({ live, newest, files, publisher, logger }: RepairOptions): Repair {
  const repairing = new Set<string>();

  const fetchAgain = async ({ name, version }: Release) => {
    logger.warn({ remote: name, version }, 'stored files of a release are damaged; fetching them again');
    await newest.fetchAgain(name);
  };

  const repairRemote = async (name: string) => {
    const release = live.get(name);
    if (!release) return;
    if (!(await isWhole(release, files))) await fetchAgain(release);
    await publisher.repairRelease(release);
  };

  return {
    async repairAll() {
      for (const name of live.keys())
        await repairRemote(name).catch((err: unknown) =>
          logger.error({ remote: name, err }, 'repairing stored files failed'),
        );
    },
    async repair(name, then) {
      if (repairing.has(name)) return;
      repairing.add(name);
      await repairRemote(name)
        .then(then)
        .finally(() => repairing.delete(name));
    },
    async beforeRendering(releases) {
      for (const release of releases) {
        const { name, version } = release;
        if (await isRenderable(release, files)) continue;
        await fetchAgain(release);
        if (await isRenderable(newest.releases.get(name) ?? release, files)) continue;
        throw new CompositionFailed(
          `The stored files of ${name} ${version} are damaged, and its remote has no replacement.`,
        );
      }
    },
  };
}
