import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from './file-lock.ts';
import { type HistoryEntry, historyEntrySchema, type ShownEntry } from './history-entry.ts';
import { followLines } from './new-lines.ts';
import { endsLife, recentOf } from './recent-history.ts';

/** Everything that has happened, in a file to which lines are added and which all shells on a data folder share. */
export interface History {
  /** Oldest first: everything that was live, and of the rest the last 1,000 entries of each remote. */
  list(): Promise<HistoryEntry[]>;
  /**
   * @param isKnown whether what is there already says it
   * @throws error of the operating system, as on a full disk
   */
  add(entry: HistoryEntry, isKnown?: (entries: HistoryEntry[]) => boolean): Promise<void>;
}

/** @param folder made when it is missing */
export async function openHistory(folder: string): Promise<History> {
  const file = path.join(folder, 'history.jsonl');
  await mkdir(folder, { recursive: true });
  const lines = followLines(file);
  let entries: HistoryEntry[] = [];

  const readNews = () =>
    lines.read(
      (added) => {
        entries = recentOf([...entries, ...added.flatMap(parseLine)]);
      },
      () => {
        entries = [];
      },
    );

  let reading = Promise.resolve();
  /** One after the other: each goes on where the last one has ended. */
  const read = () => {
    reading = reading.then(readNews, readNews);
    return reading;
  };

  return {
    async list() {
      await read();
      return entries;
    },
    add: (entry, isKnown = () => false) =>
      withFileLock(path.join(folder, 'history.lock'), async () => {
        await read();
        if (isKnown(entries)) return;
        // A process that died while it wrote has left a line without an end.
        const separator = lines.isCutOff() ? '\n' : '';
        await appendFile(file, `${separator}${JSON.stringify(entry)}\n`, { flush: true });
      }),
  };
}

function parseLine(line: string): HistoryEntry[] {
  try {
    const { data } = historyEntrySchema.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    return [];
  }
}

/** The entry that says since when a release of a remote is live. */
export const lastLive = (entries: HistoryEntry[], remote: string): HistoryEntry | undefined =>
  entries.findLast((entry) => entry.remote === remote && entry.outcome === 'live');

/**
 * Who has published the release of a remote that is live, and why. Where a poll found it before its push arrived, the push
 * knows more.
 */
export function publicationOf(entries: HistoryEntry[], remote: string): HistoryEntry | undefined {
  const own = entries.filter((entry) => entry.remote === remote);
  const live = lastLive(own, remote);
  if (live?.action !== 'publish') return live;
  const former = own.findLastIndex(({ outcome, version }) => outcome === 'live' && version !== live.version);
  const push = own
    .slice(former + 1)
    .find(({ action, outcome, version }) => action === 'push' && outcome === 'done' && version === live.version);
  return push ? { ...push, at: live.at } : live;
}

/** Versions of a remote in the order in which they were first live. */
export function versionsOf(entries: HistoryEntry[], remote: string): string[] {
  const live = entries.filter((entry) => entry.remote === remote && entry.outcome === 'live');
  return [...new Set(live.flatMap(({ version }) => version ?? []))];
}

/** Whether a version was live of the remote that has the name now: another one may have had it before. */
export function wasLive(entries: HistoryEntry[], remote: string, version: string): boolean {
  const removed = entries.findLastIndex((entry) => entry.remote === remote && entry.action === 'remove-remote');
  return versionsOf(entries.slice(removed + 1), remote).includes(version);
}

/**
 * Versions of a remote to which it can go back one after the other; the last one is live. What a rollback has left is not
 * among them: somebody had a reason to leave it.
 */
export function wayBack(entries: HistoryEntry[], remote: string): string[] {
  const way: string[] = [];
  for (const { remote: of, outcome, action, version } of entries) {
    if (of !== remote || outcome !== 'live' || version === undefined) continue;
    // For a version that was never on the way that is -1, which takes away what was live just now.
    if (action === 'rollback') way.splice(way.lastIndexOf(version));
    way.push(version);
  }
  return way;
}

/** What is live of remotes, whichever shell has published it, and to what they go back when nobody names another release. */
export const liveAndFormer = (
  entries: HistoryEntry[],
  remotes: Iterable<string>,
): { name: string; version: string }[] =>
  [...remotes].flatMap((name) =>
    wayBack(entries, name)
      .slice(-2)
      .map((version) => ({ name, version })),
  );

/** @param entries oldest first @returns newest first */
export function showHistory(entries: HistoryEntry[]): ShownEntry[] {
  const ends = new Map<string, string>();
  return entries.toReversed().map((entry) => {
    const until = entry.outcome === 'live' ? ends.get(entry.remote) : undefined;
    if (endsLife(entry)) ends.set(entry.remote, entry.at);
    return { ...entry, ...(until && { until }) };
  });
}
