import type { HistoryEntry } from './history-entry.ts';

/** Number of entries per remote, in addition to those of live releases. */
const KEPT_ENTRIES = 1_000;

/** Whether an entry tells that the remote was removed. */
export const isRemoval = ({ outcome, action }: HistoryEntry): boolean =>
  action === 'remove-remote' && outcome === 'done';

/** Whether an entry ends the life of the previous live release. */
export const endsLife = (entry: HistoryEntry): boolean => entry.outcome === 'live' || isRemoval(entry);

/**
 * Returns the entries that a shell keeps in memory: all releases that were live, and the most recent others. Without a limit,
 * a pipeline that fails every minute would fill the memory.
 */
export function recentOf(entries: HistoryEntry[]): HistoryEntry[] {
  const counts = new Map<string, number>();
  const isRecent = ({ remote }: HistoryEntry) => {
    const count = (counts.get(remote) ?? 0) + 1;
    counts.set(remote, count);
    return count <= KEPT_ENTRIES;
  };
  return entries
    .toReversed()
    .filter((entry) => endsLife(entry) || isRecent(entry))
    .reverse();
}
