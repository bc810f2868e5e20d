/** Number of entries per remote, in addition to those of live releases. */
const KEPT_ENTRIES = 1_000;

/** Fields that decide whether an entry is kept. */
interface Happened {
  remote: string;
  action: string;
  outcome: string;
}

/** Whether an entry tells that the remote was removed. */
export const isRemoval = ({ outcome, action }: Happened): boolean => action === 'remove-remote' && outcome === 'done';

/** Whether an entry ends the life of the previous live release. */
export const endsLife = (entry: Happened): boolean => entry.outcome === 'live' || isRemoval(entry);

/**
 * Returns the entries that a shell keeps in memory: all releases that were live, and the most recent others. Without a limit,
 * a pipeline that fails every minute would fill the memory.
 */
export function recentOf<Entry extends Happened>(entries: Entry[]): Entry[] {
  const counts = new Map<string, number>();
  const isRecent = ({ remote }: Happened) => {
    const count = (counts.get(remote) ?? 0) + 1;
    counts.set(remote, count);
    return count <= KEPT_ENTRIES;
  };
  return entries
    .toReversed()
    .filter((entry) => endsLife(entry) || isRecent(entry))
    .reverse();
}
