import { ownValue } from '../own-value.ts';
import type { PreviewFolders } from '../preview/preview-folders.ts';
import type { ShareWatch } from '../share/watch-share.ts';
import type { Site } from '../site.ts';
import type { LiveRelease, StatusReport } from './api-schemas.ts';
import { type History, lastRemoval, publicationOf } from './history.ts';
import type { Steering } from './steering.ts';
import type { Attribution } from './steering-state.ts';
import type { SteeringStore } from './steering-store.ts';

interface StatusOptions {
  site: Pick<Site, 'report' | 'sourceVersion'>;
  steering: Steering;
  store: SteeringStore;
  history: History;
  previews: Pick<PreviewFolders, 'list'>;
  shareWatch: Pick<ShareWatch, 'visitors'> | undefined;
}

export function createStatus({
  site,
  steering,
  store,
  history,
  previews,
  shareWatch,
}: StatusOptions): () => Promise<StatusReport> {
  return async () => {
    await steering.refresh();
    const [entries, running] = await Promise.all([history.list(), previews.list()]);
    const { id, releases, refused, failed, warnings } = site.report();

    const describe = (name: string, version: string, pages: number): LiveRelease => {
      const entry = publicationOf(entries, name);
      const { at: since, by, note } = entry?.version === version ? entry : {};
      const { pin, pause, chosen } = ownValue(store.state().remotes, name) ?? {};
      const { pin: effectivePin, isPaused } = steering.of(name);
      const newest = chosen?.version ?? site.sourceVersion(name);
      return {
        version,
        pages,
        since,
        by,
        note,
        pinned: effectivePin !== undefined,
        paused: isPaused,
        pin: pin && attributionOf(pin),
        pause: pause && attributionOf(pause),
        next: newest === version ? undefined : newest,
      };
    };

    const describeHidden = (remote: string): StatusReport['hidden'][number] => {
      const { by, at } = lastRemoval(entries, remote) ?? {};
      return { remote, by, at };
    };

    const { share } = store.state();
    const names = steering.remotes();
    return {
      id,
      releases: Object.fromEntries(
        Object.entries(releases).map(([name, { version, pages }]) => [name, describe(name, version, pages)]),
      ),
      absent: names.flatMap(({ name, source }) => (ownValue(releases, name) ? [] : [{ remote: name, source }])),
      hidden: steering.hidden().map(describeHidden),
      refused,
      failed,
      previews: running.map(({ id: _, ...preview }) => preview),
      share: share ? { ...share, visitors: shareWatch?.visitors() ?? null } : null,
      warnings,
    };
  };
}

const attributionOf = ({ by, at, note }: Attribution): Attribution => ({ by, at, ...(note && { note }) });
