import type { Release } from '@site/contracts';
import type { Logger } from 'pino';
import type { FileStore } from './store/file-store.ts';
import { isWhole } from './store/integrity.ts';

interface LiveRepairOptions {
  live: ReadonlyMap<string, Release>;
  /** Files of releases. */
  files: FileStore;
  /** Ingests the release that a remote has now. */
  fetchAgain: (remote: string) => Promise<unknown>;
  /** Called when the store has the files of a release again. */
  onRepaired: (release: Release) => Promise<void>;
  logger: Logger;
}

/** Repairs what is stored of live releases. */
export interface LiveRepair {
  /** Verifies all files, and fetches and publishes again what is damaged. What fails is logged. */
  repairAll(): Promise<void>;
  /** The same for one remote, unless it is being repaired. @param then what to do afterwards */
  repair(remote: string, then: () => Promise<void>): Promise<void>;
}

export function createLiveRepair({ live, files, fetchAgain, onRepaired, logger }: LiveRepairOptions): LiveRepair {
  const repairing = new Set<string>();

  const repairRemote = async (name: string) => {
    const release = live.get(name);
    if (!release) return;
    if (!(await isWhole(release, files))) {
      const { version } = release;
      logger.warn({ remote: name, version }, 'the stored files of a release are damaged: fetching them again');
      await fetchAgain(name);
    }
    await onRepaired(release);
  };

  return {
    async repairAll() {
      for (const name of live.keys())
        await repairRemote(name).catch((err: unknown) =>
          logger.error({ remote: name, err }, 'files cannot be repaired'),
        );
    },
    async repair(name, then) {
      if (repairing.has(name)) return;
      repairing.add(name);
      await repairRemote(name)
        .then(then)
        .finally(() => repairing.delete(name));
    },
  };
}
