import { mkdir, readlink, rm, rmdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';
import pLimit from 'p-limit';
import { replaceByLink } from '../publish/link-file.ts';
import { swapLink } from '../publish/swap-link.ts';
import { LIVE_LINKS, type Listing, listCopy, type Scope } from './listing.ts';
import { ListingOutdated, type ReplicaSource } from './replica-source.ts';

const CONCURRENCY = 16;
/** Tabs that were opened before may still ask for what has been removed where it comes from. */
const KEEP_MS = 10 * 60_000;
/** What has ended is seen by nobody any more. */
const keepMs = (file: string) => (file.startsWith('public/previews/') ? 0 : KEEP_MS);

export interface CopyOptions {
  /** Made when it is missing. */
  dataDir: string;
  scope: Scope;
  readFile: ReplicaSource['readFile'];
  /** Clock, in milliseconds. */
  now?: () => number;
}

/** Makes a data folder hold what another one holds. */
export interface Copier {
  /**
   * Copies what is new, then has `current` lead to what is live, then removes what has not been listed for ten minutes, previews at once.
   * @returns how many files were read
   * @throws ListingOutdated (rejects) when a file has changed; what was live stays so
   */
  copy(listing: Listing): Promise<number>;
}

type ListedFile = Listing['files'][number];

/** What documents name comes before the documents. */
const isNamedByDocuments = ([file]: ListedFile) => file.startsWith('public/files/') || file.startsWith('store/');

/** The same bytes, as far as web servers tell: times are derived from contents. */
const sameFile = ([, size, time]: ListedFile, other: ListedFile | undefined) =>
  other !== undefined && other[1] === size && Math.abs(other[2] - time) < 1;

export function createCopier({ dataDir, scope, readFile, now = Date.now }: CopyOptions): Copier {
  const at = (file: string) => path.join(dataDir, file);
  /** What the source called its files, and where the same lies here. */
  let known = new Map<string, string>();
  const unlistedSince = new Map<string, number>();

  const place = async (entry: ListedFile, identity: string, placed: Map<string, string>) => {
    const [file, size, time] = entry;
    await mkdir(path.dirname(at(file)), { recursive: true });
    const same = placed.get(identity) ?? known.get(identity);
    const isLinked =
      same !== undefined &&
      (await replaceByLink(at(same), at(file)).then(
        () => true,
        () => false,
      ));
    if (isLinked) return false;
    const content = await readFile(file);
    if (content.length !== size) throw new ListingOutdated(`${file} has changed since it was listed.`);
    await writeFileAtomic(at(file), content);
    await utimes(at(file), time / 1_000, time / 1_000);
    return true;
  };

  const placeAll = async (
    entries: ListedFile[],
    machine: string,
    here: Map<string, ListedFile>,
    placed: Map<string, string>,
  ) => {
    const limit = pLimit({ concurrency: CONCURRENCY, rejectOnClear: true });
    let read = 0;
    const placing = entries.map((entry) =>
      limit(async () => {
        const [file, size, time, inode] = entry;
        const identity = `${machine} ${inode} ${size} ${time}`;
        if (!sameFile(entry, here.get(file)) && (await place(entry, identity, placed))) read += 1;
        placed.set(identity, file);
      }),
    );
    await Promise.all(placing).finally(() => limit.clearQueue());
    return read;
  };

  const placeLinks = async ({ links, emptyFolders }: Listing) => {
    for (const folder of emptyFolders) await mkdir(at(folder), { recursive: true });
    // `current` and `share` lead to what is whole by now.
    const last = (link: string) => LIVE_LINKS.includes(link);
    for (const [link, target] of [...links].sort(([a], [b]) => Number(last(a)) - Number(last(b)))) {
      if ((await readlink(at(link)).catch(() => undefined)) === target) continue;
      await mkdir(path.dirname(at(link)), { recursive: true });
      await swapLink(at(link), target);
    }
  };

  const removeUnlisted = async (listing: Listing) => {
    const listed = new Set([...listing.files.map(([file]) => file), ...listing.links.map(([link]) => link)]);
    const { files, links, emptyFolders } = await listCopy(dataDir, scope);
    const unlisted = [...files, ...links].map(([file]) => file).filter((file) => !listed.has(file));
    for (const file of unlistedSince.keys()) if (listed.has(file)) unlistedSince.delete(file);
    for (const file of unlisted) {
      const since = unlistedSince.get(file) ?? now();
      unlistedSince.set(file, since);
      if (now() - since < keepMs(file)) continue;
      await rm(at(file), { force: true });
      unlistedSince.delete(file);
    }
    const needed = new Set(listing.emptyFolders);
    // What it was in is empty at the next look.
    for (const folder of emptyFolders) if (!needed.has(folder)) await rmdir(at(folder)).catch(() => {});
  };

  return {
    async copy(listing) {
      const here = new Map((await listCopy(dataDir, scope)).files.map((entry) => [entry[0], entry]));
      const placed = new Map<string, string>();
      const first = listing.files.filter(isNamedByDocuments);
      const then = listing.files.filter((entry) => !isNamedByDocuments(entry));
      const read =
        (await placeAll(first, listing.machine, here, placed)) + (await placeAll(then, listing.machine, here, placed));
      await placeLinks(listing);
      known = placed;
      await removeUnlisted(listing);
      return read;
    },
  };
}
