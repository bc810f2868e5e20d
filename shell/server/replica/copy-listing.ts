import { mkdir, readlink, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { swapLink } from '../publish/swap-link.ts';
import {
  formerCompositions,
  LIVE_LINKS,
  type ListedFile,
  type Listing,
  listCopy,
  listReplica,
  type Scope,
} from './listing.ts';
import { createPlaceFiles } from './place-files.ts';
import type { ReplicaSource } from './replica-source.ts';

/** Open tabs may still request files that were removed from the source. */
const KEEP_MS = 10 * 60_000;
/** Expired previews are removed immediately. */
const keepMs = (file: string) => (file.startsWith('public/previews/') ? 0 : KEEP_MS);

interface CopyOptions {
  /** Created if missing. */
  dataDir: string;
  scope: Scope;
  readFiles: ReplicaSource['readFiles'];
  /** Clock, in milliseconds. */
  now?: () => number;
}

/**
 * Replicates a data folder: copies new files, then points `current` to the live composition, then removes files that were not
 * listed for ten minutes, and previews immediately. On a full disk, it first removes all files that neither the former nor the
 * new live composition needs.
 * @returns number of files read
 * @throws ListingOutdated (rejects) when a file has changed; the live composition stays
 */
type CopyListing = (listing: Listing) => Promise<number>;

/** Files are copied before the documents that reference them. */
const isReferencedByDocuments = ([file]: ListedFile) => file.startsWith('public/files/') || file.startsWith('store/');

const namesOf = ({ files, links }: Listing) => [...files, ...links].map(([name]) => name);

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const isFull = (error: unknown) => FULL.has((error as NodeJS.ErrnoException).code ?? '');

/** Equal size and time imply equal content, because times are derived from contents. */
const isSame = ([, size, time]: ListedFile, other: ListedFile | undefined) =>
  other !== undefined && other[1] === size && Math.abs(other[2] - time) < 1;

export function createCopyListing({ dataDir, scope, readFiles, now = Date.now }: CopyOptions): CopyListing {
  const at = (file: string) => path.join(dataDir, file);
  const placeFiles = createPlaceFiles(dataDir, readFiles);
  /** Identity of a file at the source → path of the same file here. */
  let known = new Map<string, string>();
  /** What the live composition needs, unless that was copied before the start. */
  let neededNow: ReadonlySet<string> | undefined;
  let unlistedSince = new Map<string, number>();

  /** @returns number of files read */
  const placeAll = async (
    entries: ListedFile[],
    here: Map<string, ListedFile>,
    identityOf: (entry: ListedFile) => string,
  ) => {
    const missing: ListedFile[] = [];
    for (const entry of entries)
      if (isSame(entry, here.get(entry[0]))) known.set(identityOf(entry), entry[0]);
      else missing.push(entry);
    return placeFiles(missing, known, identityOf);
  };

  const placeLinks = async ({ links, emptyFolders }: Listing) => {
    for (const folder of emptyFolders) await mkdir(at(folder), { recursive: true });
    // `current` and `share` are last: their targets are complete by then.
    const isLast = ([name]: [string, string]) => Number(LIVE_LINKS.includes(name));
    for (const [name, target] of [...links].sort((a, b) => isLast(a) - isLast(b))) {
      if ((await readlink(at(name)).catch(() => undefined)) === target) continue;
      await mkdir(path.dirname(at(name)), { recursive: true });
      await swapLink(at(name), target);
    }
  };

  /** @param before listing of the replica before copying */
  const removeUnlisted = async (listing: Listing, before: Listing) => {
    const listed = new Set(namesOf(listing));
    const unlisted = namesOf(before).filter((file) => !listed.has(file));
    const former = await formerCompositions(dataDir, listing.links);
    const still = new Map([...unlisted, ...former].map((file) => [file, unlistedSince.get(file) ?? now()]));
    for (const [file, since] of still) {
      if (now() - since < keepMs(file)) continue;
      await rm(at(file), { recursive: true, force: true });
      still.delete(file);
    }
    unlistedSince = still;
    const needed = new Set(listing.emptyFolders);
    // Parents of removed folders are empty at the next run.
    for (const folder of before.emptyFolders) if (!needed.has(folder)) await rmdir(at(folder)).catch(() => {});
  };

  /** Removes all files that neither the live composition nor `listing` needs; open tabs may miss them. */
  const makeRoom = async (listing: Listing) => {
    const here = await listReplica(dataDir, scope, '');
    // After a start, nothing tells which files the live composition needs.
    const needed = new Set([...LIVE_LINKS, ...(neededNow ?? namesOf(here)), ...namesOf(listing)]);
    const unneeded = namesOf(here).filter((file) => !needed.has(file));
    const former = await formerCompositions(dataDir, [...here.links, ...listing.links]);
    for (const file of [...unneeded, ...former]) await rm(at(file), { recursive: true, force: true });
  };

  const copyAll = async (listing: Listing) => {
    const before = await listCopy(dataDir, scope, listing.links);
    const here = new Map(before.files.map((entry) => [entry[0], entry]));
    const identityOf = ([, size, time, inode]: ListedFile) => `${listing.machine} ${inode} ${size} ${time}`;
    const first = await placeAll(listing.files.filter(isReferencedByDocuments), here, identityOf);
    const then = await placeAll(
      listing.files.filter((entry) => !isReferencedByDocuments(entry)),
      here,
      identityOf,
    );
    // If switching fails halfway, either composition may be live.
    neededNow &&= new Set([...neededNow, ...namesOf(listing)]);
    await placeLinks(listing);
    neededNow = new Set(namesOf(listing));
    const present = new Set(listing.files.map(identityOf));
    known = new Map([...known].filter(([identity]) => present.has(identity)));
    await removeUnlisted(listing, before);
    return first + then;
  };

  return (listing) =>
    copyAll(listing).catch(async (error: unknown) => {
      if (!isFull(error)) throw error;
      await makeRoom(listing);
      return copyAll(listing);
    });
}
