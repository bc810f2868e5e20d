import { ownValue } from '../../own-value.ts';
import type { Preview, PreviewFolders } from '../../preview/preview-folders.ts';
import type { StatusReport } from '../../steering/api-schemas.ts';
import { type History, showHistory, wayBack } from '../../steering/history.ts';
import type { ShownEntry } from '../../steering/history-entry.ts';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import type { ReleaseStore, StoredRelease } from '../../store/release-store.ts';
import type { ReadVisitorCounts, ReleaseCounts } from '../../visitors/read-counts.ts';

/** Data of the page of one remote; lists are newest first. */
export interface RemoteFacts {
  name: string;
  status: StatusReport;
  stored: StoredRelease[];
  previews: Preview[];
  entries: ShownEntry[];
  /** Release to which a rollback returns, if known. */
  former: string | undefined;
  /** Unset without a source, `unknown` while it does not respond. */
  visitors: ReleaseCounts[] | 'unknown' | undefined;
}

interface RemoteFactsParts {
  status: () => Promise<StatusReport>;
  history: Pick<History, 'list'>;
  releases: Pick<ReleaseStore, 'list'>;
  previews: Pick<PreviewFolders, 'list'>;
  /** Unset without a source of visitor metrics. */
  readCounts: ReadVisitorCounts | undefined;
}

/** @throws SteeringRefused (rejects) for a remote that is not part of the site */
export type FindRemoteFacts = (name: string) => Promise<RemoteFacts>;

export function createRemoteFacts(parts: RemoteFactsParts): FindRemoteFacts {
  const { history, releases, previews, readCounts } = parts;
  return async (name) => {
    const status = await parts.status();
    const live = ownValue(status.releases, name);
    if (!live && !status.absent.some(({ remote }) => remote === name))
      throw new SteeringRefused(`There is no remote "${name}".`, 404);
    const [entries, { stored }, running, visitors] = await Promise.all([
      history.list(),
      releases.list(),
      previews.list(),
      readCounts?.(name).then(
        (counts) => counts.releases,
        () => 'unknown' as const,
      ),
    ]);
    return {
      name,
      status,
      stored: stored.filter(({ release }) => release.name === name),
      previews: running.filter(({ remote }) => remote === name),
      entries: showHistory(entries).filter(({ remote }) => remote === name),
      former: wayBack(entries, name, live?.version).at(-2),
      visitors,
    };
  };
}
