import type { Updated } from '../../server/dev/messages.ts';
import { replaceStyles } from './replace-styles.ts';

/** The remotes whose code this tab has loaded, and the newest builds of all. */
interface HotContainers {
  join(remote: string, container: HotContainer): void;
  take(news: Updated): void;
}

/** @param onImpossible called when the change requires a document load */
export function createHotContainers(onImpossible: () => void): HotContainers {
  const containers = new Map<string, HotContainer>();
  const latest = new Map<string, Updated>();
  let updating = Promise.resolve();

  /** A tab may have missed a build: the one it updates to may not be the newest yet. */
  const update = async (remote: string): Promise<void> => {
    const container = containers.get(remote);
    const news = latest.get(remote);
    if (!container || !news || container.build() === news.build) return;
    const before = container.build();
    const former = await replaceStyles(remote, news.css);
    await container.update().catch(onImpossible);
    former.remove();
    if (container.build() === before) onImpossible();
    else await update(remote);
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
  };
}
