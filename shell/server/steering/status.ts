import type { Refusal, Warning } from '../compose/composition.ts';
import type { Preview, PreviewFolders } from '../preview/preview-folders.ts';
import type { ShareVisitors, ShareWatch } from '../share/watch-share.ts';
import type { Site } from '../site.ts';
import type { Failure } from '../site-report.ts';
import { type History, publicationOf } from './history.ts';
import type { Steering } from './steering.ts';
import type { Share, Signed } from './steering-state.ts';
import type { SteeringStore } from './steering-store.ts';

/** What is live of one remote. */
export interface LiveRelease {
  version: string;
  pages: number;
  /** ISO 8601; absent when it was live before there was a history. */
  since?: string | undefined;
  /** Who has made it live: name of a token, or `source` when the shell found it where the remote publishes. */
  by?: string | undefined;
  note?: string | undefined;
  pinned: boolean;
  paused: boolean;
  /** Who has pinned it; absent for a pin of the registry file. */
  pin?: Signed | undefined;
  pause?: Signed | undefined;
  /** Version that `unpin` or `resume` would make live, as far as it is known. */
  next?: string | undefined;
}

/** What a share of visitors gets. */
export interface SharedRelease extends Share {
  /** What visitors have met since; `null` while nobody says so. */
  visitors: ShareVisitors | null;
}

/** Answer of `GET /-/status`. */
export interface StatusReport {
  /** Of the composition that is live. */
  id: string | null;
  /** Remote → its release. */
  releases: Record<string, LiveRelease>;
  /** Remotes of which no release is live. */
  absent: { remote: string; source?: string | undefined }[];
  refused: Refusal[];
  failed: Failure | null;
  /** Those that run, newest first; who has the link of one is nobody's business here. */
  previews: Omit<Preview, 'id'>[];
  /** What a share of visitors gets instead of what is live. */
  share: SharedRelease | null;
  warnings: Warning[];
}

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
      const { pin, pause, chosen } = store.state().remotes[name] ?? {};
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
        pin: pin && signatureOf(pin),
        pause: pause && signatureOf(pause),
        next: newest === version ? undefined : newest,
      };
    };

    const { share } = store.state();
    const names = steering.remotes();
    return {
      id,
      releases: Object.fromEntries(
        Object.entries(releases).map(([name, { version, pages }]) => [name, describe(name, version, pages)]),
      ),
      absent: names.flatMap(({ name, source }) => (releases[name] ? [] : [{ remote: name, source }])),
      refused,
      failed,
      previews: running.map(({ id: _, ...preview }) => preview),
      share: share ? { ...share, visitors: shareWatch?.visitors() ?? null } : null,
      warnings,
    };
  };
}

const signatureOf = ({ by, at, note }: Signed): Signed => ({ by, at, ...(note && { note }) });
