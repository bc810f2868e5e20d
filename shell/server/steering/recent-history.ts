/** Of each remote, beside what was live. */
const KEPT_ENTRIES = 1_000;

/** Of an entry, what it takes to know whether it may be forgotten. */
interface Happened {
  remote: string;
  action: string;
  outcome: string;
}

/** Whether what was live before this entry is not any more. */
export const endsLife = ({ outcome, action }: Happened): boolean => outcome === 'live' || action === 'remove-remote';

/**
 * What a shell needs to know of its history: everything that was live, and what has happened of late. A pipeline that fails
 * every minute would fill its memory otherwise.
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
