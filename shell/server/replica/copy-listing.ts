import { mkdir, readlink, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { swapLink } from '../publish/swap-link.ts';
import { formerCompositions, LIVE_LINKS, type ListedFile, type Listing, listCopy, type Scope } from './listing.ts';
import { createFilePlacer } from './place-files.ts';
import type { ReplicaSource } from './replica-source.ts';

/** Tabs that were opened before may still ask for what has been removed where it comes from. */
const KEEP_MS = 10 * 60_000;
/** What has ended is seen by nobody any more. */
const keepMs = (file: string) => (file.startsWith('public/previews/') ? 0 : KEEP_MS);

export interface CopyOptions {
  /** Made when it is missing. */
  dataDir: string;
  scope: Scope;
  readFiles: ReplicaSource['readFiles'];
  /** Clock, in milliseconds. */
  now?: () => number;
}

/** Makes a data folder hold what another one holds. */
export interface Copier {
  /**
   * Copies what is new, then has `current` lead to what is live, then removes what has not been listed for ten minutes,
   * previews at once.
   * @returns how many files were read
   * @throws ListingOutdated (rejects) when a file has changed; what was live stays so
   */
  copy(listing: Listing): Promise<number>;
}

/** What documents name comes before the documents. */
const isNamedByDocuments = ([file]: ListedFile) => file.startsWith('public/files/') || file.startsWith('store/');

/** The same bytes, as far as web servers tell: times are derived from contents. */
const isSame = ([, size, time]: ListedFile, other: ListedFile | undefined) =>
  other !== undefined && other[1] === size && Math.abs(other[2] - time) < 1;

export function createCopier({ dataDir, scope, readFiles, now = Date.now }: CopyOptions): Copier {
  const at = (file: string) => path.join(dataDir, file);
  const placer = createFilePlacer(dataDir, readFiles);
  /** What the source called its files, and where the same lies here. */
  let known = new Map<string, string>();
  let unlistedSince = new Map<string, number>();

  /** @returns how many were read */
  const placeAll = async (
    entries: ListedFile[],
    here: Map<string, ListedFile>,
    identityOf: (entry: ListedFile) => string,
  ) => {
    const missing: ListedFile[] = [];
    for (const entry of entries)
      if (isSame(entry, here.get(entry[0]))) known.set(identityOf(entry), entry[0]);
      else missing.push(entry);
    return placer.place(missing, known, identityOf);
  };

  const placeLinks = async ({ links, emptyFolders }: Listing) => {
    for (const folder of emptyFolders) await mkdir(at(folder), { recursive: true });
    // `current` and `share` lead to what is whole by now.
    const isLast = ([name]: [string, string]) => Number(LIVE_LINKS.includes(name));
    for (const [name, target] of [...links].sort((a, b) => isLast(a) - isLast(b))) {
      if ((await readlink(at(name)).catch(() => undefined)) === target) continue;
      await mkdir(path.dirname(at(name)), { recursive: true });
      await swapLink(at(name), target);
    }
  };

  /** @param before what was here when the copy began */
  const removeUnlisted = async (listing: Listing, before: Listing) => {
    const listed = new Set([...listing.files, ...listing.links].map(([file]) => file));
    const unlisted = [...before.files, ...before.links].map(([file]) => file).filter((file) => !listed.has(file));
    const former = await formerCompositions(dataDir, listing.links);
    const still = new Map([...unlisted, ...former].map((file) => [file, unlistedSince.get(file) ?? now()]));
    for (const [file, since] of still) {
      if (now() - since < keepMs(file)) continue;
      await rm(at(file), { recursive: true, force: true });
      still.delete(file);
    }
    unlistedSince = still;
    const needed = new Set(listing.emptyFolders);
    // What a folder was in is empty at the next look.
    for (const folder of before.emptyFolders) if (!needed.has(folder)) await rmdir(at(folder)).catch(() => {});
  };

  return {
    async copy(listing) {
      const before = await listCopy(dataDir, scope, listing.links);
      const here = new Map(before.files.map((entry) => [entry[0], entry]));
      const identityOf = ([, size, time, inode]: ListedFile) => `${listing.machine} ${inode} ${size} ${time}`;
      const first = await placeAll(listing.files.filter(isNamedByDocuments), here, identityOf);
      const then = await placeAll(
        listing.files.filter((entry) => !isNamedByDocuments(entry)),
        here,
        identityOf,
      );
      await placeLinks(listing);
      const present = new Set(listing.files.map(identityOf));
      known = new Map([...known].filter(([identity]) => present.has(identity)));
      await removeUnlisted(listing, before);
      return first + then;
    },
  };
}
