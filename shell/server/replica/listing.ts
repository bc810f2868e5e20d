import { lstat, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED_ENDING } from '@site/process';
import * as z from 'zod';
import { inChunks } from './in-chunks.ts';

/** Scopes of replication: a web server needs public files, another shell everything that a takeover requires. */
export const scopes = ['public', 'everything'] as const;
export type Scope = (typeof scopes)[number];

/** Symlinks to the live and the shared composition. */
export const LIVE_LINKS = ['public/current', 'public/share'];

/** Replicated folders; forms-service may keep leads in the same data folder. */
const ROOTS: Record<Scope, string[]> = {
  public: ['public/files', 'public/previews'],
  everything: ['public/files', 'public/previews', 'store', 'rendered', 'steering'],
};

/** Unfinished folders, locks and uploads; below these levels, teams choose the names. */
const TRANSIENT =
  /^(?:(?:public\/(?:compositions|shares|previews)|rendered)\/unfinished-[^/]+|steering\/(?:[^/]+\.lock|uploads))(?:\/|$)/;

const isTransient = (entry: string) =>
  TRANSIENT.test(entry) || entry.split('/').some((name) => UNFINISHED_ENDING.test(name));

export const listingSchema = z.object({
  /** Machine to which the inodes below belong. */
  machine: z.string(),
  /** Path, bytes, time of modification in milliseconds since 1970, inode. */
  files: z.array(z.tuple([z.string(), z.int(), z.number(), z.int()])),
  /** Symlinks: path and target. */
  links: z.array(z.tuple([z.string(), z.string()])),
  /** Empty folders. */
  emptyFolders: z.array(z.string()),
});

/** Listing of a data folder; paths are relative to it, with slashes. */
export type Listing = z.infer<typeof listingSchema>;
export type ListedFile = Listing['files'][number];

const COMPOSITIONS = ['public/compositions', 'public/shares'];

/** Whether a path may be part of a listing. */
export const isListed = (file: string, scope: Scope): boolean =>
  [...ROOTS[scope], ...COMPOSITIONS, ...LIVE_LINKS].some((root) => `${file}/`.startsWith(`${root}/`)) &&
  file.split('/').every((name) => name !== '.' && name !== '..') &&
  !isTransient(file);

const targetOf = (dataDir: string, link: string) => readlink(path.join(dataDir, link)).catch(() => '');

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Concurrently removed entries are not listed. */
async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
}

async function addEntry(dataDir: string, entry: string, listing: Listing): Promise<void> {
  const info = await unlessMissing(lstat(path.join(dataDir, entry)));
  if (info?.isFile()) listing.files.push([entry, info.size, info.mtimeMs, info.ino]);
  else if (info?.isDirectory()) await addFolder(dataDir, entry, listing);
  else if (info?.isSymbolicLink()) listing.links.push([entry, await targetOf(dataDir, entry)]);
}

async function addFolder(dataDir: string, folder: string, listing: Listing): Promise<void> {
  const names = await unlessMissing(readdir(path.join(dataDir, folder)));
  if (!names) return;
  const lasting = names.map((name) => `${folder}/${name}`).filter((entry) => !isTransient(entry));
  if (lasting.length === 0) listing.emptyFolders.push(folder);
  await inChunks(lasting, (entry) => addEntry(dataDir, entry, listing));
}

/** Returns the folders of linked compositions; `share` may point to `current`. */
const compositionsOf = (links: Listing['links']): string[] => [
  ...new Set(
    links
      .filter(([link, target]) => LIVE_LINKS.includes(link) && target.includes('/'))
      .map(([, target]) => path.posix.join('public', target)),
  ),
];

/** Lists a replica, including only compositions to which `links` point. */
export async function listCopy(dataDir: string, scope: Scope, links: Listing['links'], machine = ''): Promise<Listing> {
  const listing: Listing = { machine, files: [], links: [], emptyFolders: [] };
  for (const folder of [...ROOTS[scope], ...compositionsOf(links)]) await addFolder(dataDir, folder, listing);
  return listing;
}

/**
 * Lists the live state and the files it needs, without former compositions.
 * @param machine see {@link Listing}
 */
export async function listReplica(dataDir: string, scope: Scope, machine: string): Promise<Listing> {
  const found = LIVE_LINKS.map(async (link): Promise<[string, string]> => [link, await targetOf(dataDir, link)]);
  const live = (await Promise.all(found)).filter(([, target]) => target !== '');
  const listing = await listCopy(dataDir, scope, live, machine);
  return { ...listing, links: [...listing.links, ...live] };
}

/** Lists folders of compositions that no link points to. */
export async function formerCompositions(dataDir: string, links: Listing['links']): Promise<string[]> {
  const live = new Set(compositionsOf(links));
  const found = COMPOSITIONS.map(async (folder) =>
    ((await unlessMissing(readdir(path.join(dataDir, folder)))) ?? []).map((name) => `${folder}/${name}`),
  );
  return (await Promise.all(found)).flat().filter((folder) => !live.has(folder));
}

/** Returns the modification times of entries; that of a folder changes when entries are added or removed. */
async function timesIn(folder: string): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const infos = names.map(async (name) => {
    const info = await unlessMissing(lstat(path.join(folder, name)));
    return info ? `${name} ${info.mtimeMs} ${info.size}` : name;
  });
  return Promise.all(infos);
}

/** Folders whose entries change with every relevant change. */
const WATCHED: Record<Scope, string[]> = {
  public: ['public/previews'],
  everything: ['public/previews', 'store', 'store/releases', 'store/shells', 'store/signed', 'rendered', 'steering'],
};

/** Returns a version that changes with the listing. It is cheap, because it is polled. */
export async function replicaVersion(dataDir: string, scope: Scope): Promise<string> {
  const links = LIVE_LINKS.map((link) => targetOf(dataDir, link));
  const times = WATCHED[scope].map((folder) => timesIn(path.join(dataDir, folder)));
  return JSON.stringify([await Promise.all(links), await Promise.all(times)]);
}
