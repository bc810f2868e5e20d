import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import pLimit from 'p-limit';
import { withFileLock } from './file-lock.ts';
import { type HistoryEntry, historyEntrySchema, type ShownEntry } from './history-entry.ts';
import { followLines } from './new-lines.ts';
import { endsLife, isRemoval, recentOf } from './recent-history.ts';

/** Publications, refusals and decisions, in an append-only file that all shells on a data folder share. */
export interface History {
  /** Lists entries, oldest first: all releases that were live, and the last 1,000 other entries of each remote. */
  list(): Promise<HistoryEntry[]>;
  /**
   * @param isKnown whether the existing entries make this one redundant
   * @throws error of the operating system, as on a full disk
   */
  add(entry: HistoryEntry, isKnown?: (entries: HistoryEntry[]) => boolean): Promise<void>;
}

/** @param folder created if missing */
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

  /** Reads run one at a time: each continues where the last one ended. */
  const limit = pLimit(1);
  const read = () => limit(readNews);

  return {
    async list() {
      await read();
      return entries;
    },
    add: (entry, isKnown = () => false) =>
      withFileLock(path.join(folder, 'history.lock'), async () => {
        await read();
        if (isKnown(entries)) return;
        // A process that crashed while writing may have left an incomplete line.
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

/** Returns the entries about the current remote of a name; an earlier remote may have had the same name. */
function sinceRemoval(entries: HistoryEntry[], remote: string): HistoryEntry[] {
  const own = entries.filter((entry) => entry.remote === remote);
  return own.slice(own.findLastIndex(isRemoval) + 1);
}

/** Returns the entry with which the live release of a remote went live. */
export const lastLive = (entries: HistoryEntry[], remote: string): HistoryEntry | undefined =>
  sinceRemoval(entries, remote).findLast(({ outcome }) => outcome === 'live');

/** Returns the entry with which a release of a name last went live, be it of a removed remote. */
export const lastLiveOfAll = (entries: HistoryEntry[], remote: string): HistoryEntry | undefined =>
  entries.findLast((entry) => entry.remote === remote && entry.outcome === 'live');

/** Returns the entry with which a remote was last removed. */
export const lastRemoval = (entries: HistoryEntry[], remote: string): HistoryEntry | undefined =>
  entries.findLast((entry) => entry.remote === remote && isRemoval(entry));

/**
 * Returns the entry that tells who published the live release of a remote, and why. If a poll found the release before its
 * push completed, that is the entry of the push.
 */
export function publicationOf(entries: HistoryEntry[], remote: string): HistoryEntry | undefined {
  const own = sinceRemoval(entries, remote);
  const live = lastLive(own, remote);
  if (live?.action !== 'publish') return live;
  const former = own.findLastIndex(({ outcome, version }) => outcome === 'live' && version !== live.version);
  const push = own
    .slice(former + 1)
    .find(({ action, outcome, version }) => action === 'push' && outcome === 'done' && version === live.version);
  return push ? { ...push, at: live.at } : live;
}

/** Whether a version was live, be it of an earlier remote of the same name: browsers keep the files of both. */
export const wasLive = (entries: HistoryEntry[], remote: string, version: string): boolean =>
  entries.some((entry) => entry.remote === remote && entry.outcome === 'live' && entry.version === version);

/** Whether a version of the current remote was live. */
export const wasLiveSinceRemoval = (entries: HistoryEntry[], remote: string, version: string): boolean =>
  wasLive(sinceRemoval(entries, remote), remote, version);

/**
 * Returns the versions to which successive rollbacks of a remote return; the last one is live. Versions that a rollback left
 * are excluded, because they were left for a reason.
 * @param live version that is live, whether or not its entry was written
 */
export function wayBack(entries: HistoryEntry[], remote: string, live?: string): string[] {
  const way: string[] = [];
  for (const { outcome, action, version } of sinceRemoval(entries, remote)) {
    if (outcome !== 'live' || version === undefined) continue;
    // For a version that is not on the way the index is -1, which removes the last live one.
    if (action === 'rollback') way.splice(way.lastIndexOf(version));
    way.push(version);
  }
  // Its entry is missing if the disk was full, for example; the last known release is its predecessor then.
  if (live !== undefined && !way.includes(live)) way.push(live);
  return way;
}

/** Returns the live release of each remote and the one to which a rollback without a version returns. */
export const liveAndFormer = (
  entries: HistoryEntry[],
  live: Iterable<[remote: string, release: Pick<Release, 'version'>]>,
): { name: string; version: string }[] =>
  [...live].flatMap(([name, release]) =>
    wayBack(entries, name, release.version)
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
