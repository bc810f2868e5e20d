import type { Updated } from '../../server/dev/messages.ts';
import { replaceStyles } from './replace-styles.ts';

/** The remotes whose code this tab has loaded, and the newest builds of all. */
interface HotContainers {
  join(remote: string, container: HotContainer): void;
  take(news: Updated): void;
  /** @param build that documents contain from now on */
  serve(remote: string, build: string): void;
}

/**
 * Updates the containers of this tab. A change that requires a document load waits until a release with it is served:
 * the former document would come again, without what the developer has typed.
 * @param load loads the document again
 * @param refresh renders the changed components
 */
export function createHotContainers(load: () => void, refresh: () => void): HotContainers {
  const containers = new Map<string, HotContainer>();
  const latest = new Map<string, Updated>();
  const served = new Map<string, string>();
  /** Builds that this tab has run: a document with one of them is no news. */
  const known = new Set<string>();
  /** Remotes whose changes require a document load. */
  const outdated = new Set<string>();
  let updating = Promise.resolve();

  const loadIfServed = (remote: string) => {
    const build = served.get(remote);
    if (outdated.has(remote) && build !== undefined && !known.has(build)) load();
  };

  /** A tab may have missed a build: the one it updates to may not be the newest yet. */
  const update = async (remote: string): Promise<void> => {
    const container = containers.get(remote);
    const news = latest.get(remote);
    if (!container || !news || outdated.has(remote) || container.build() === news.build) return;
    const before = container.build();
    known.add(before);
    const styles = await replaceStyles(remote, news.css);
    const isUpdated = await container.update().then(
      () => container.build() !== before,
      () => false,
    );
    if (isUpdated) {
      // The runtime of Fast Refresh would wait for 30 ms, without the styles of what it still shows.
      refresh();
      styles.removeFormer();
      return update(remote);
    }
    styles.restoreFormer();
    outdated.add(remote);
    loadIfServed(remote);
  };

  const next = (remote: string) => {
    updating = updating.then(() => update(remote));
  };

  return {
    join(remote, container) {
      containers.set(remote, container);
      next(remote);
    },
    take(news) {
      latest.set(news.remote, news);
      next(news.remote);
    },
    serve(remote, build) {
      served.set(remote, build);
      loadIfServed(remote);
    },
  };
}
