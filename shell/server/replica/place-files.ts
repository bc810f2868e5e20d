import { link, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unfinishedName } from '@site/process';
import { replaceByLink } from '../publish/link-file.ts';
import { inChunks } from './in-chunks.ts';
import type { ListedFile } from './listing.ts';
import { ListingOutdated, type ReplicaSource } from './replica-source.ts';

/** Limits of one request: many small files take one request, and large ones a bounded amount of memory. */
const BATCH = { files: 200, bytes: 4_000_000 };

/**
 * Creates the files of a listing.
 * @param missing files that do not exist here or differ
 * @param present identity → path of an existing file
 * @param identityOf returns an identity that all links to one file share
 * @returns number of files read; all others were linked
 * @throws ListingOutdated (rejects) when a file has changed since it was listed
 */
type PlaceFiles = (
  missing: ListedFile[],
  present: Map<string, string>,
  identityOf: (file: ListedFile) => string,
) => Promise<number>;

export function createPlaceFiles(dataDir: string, readFiles: ReplicaSource['readFiles']): PlaceFiles {
  const at = (file: string) => path.join(dataDir, file);

  /** Writes without fsync: files lost in a crash are copied again. */
  const write = async ([file, , time]: ListedFile, content: Buffer) => {
    const unfinished = unfinishedName(at(file));
    try {
      await writeFile(unfinished, content);
      await utimes(unfinished, time / 1_000, time / 1_000);
      await rename(unfinished, at(file));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  const readBatch = async (batch: ListedFile[]) => {
    const contents = await readFiles(batch.map(([file]) => file));
    await inChunks([...batch.entries()], async ([index, entry]) => {
      const content = contents[index];
      if (content?.length !== entry[1]) throw new ListingOutdated(`${entry[0]} has changed since it was listed.`);
      await write(entry, content);
    });
  };

  /** @returns whether the file was linked */
  const linkTo = (same: string, file: string) =>
    link(at(same), at(file))
      .catch(() => replaceByLink(at(same), at(file)))
      .then(
        () => true,
        () => false,
      );

  return async (missing, present, identityOf) => {
    for (const folder of new Set(missing.map(([file]) => path.dirname(at(file)))))
      await mkdir(folder, { recursive: true });
    const isLinked = await inChunks(missing, async (entry) => {
      const same = present.get(identityOf(entry));
      return same !== undefined && (await linkTo(same, entry[0]));
    });
    const unknown = missing.filter((_, index) => !isLinked[index]);
    const firsts = new Map(unknown.map((entry) => [identityOf(entry), entry]));
    for (const batch of batchesOf([...firsts.values()])) await readBatch(batch);
    for (const [identity, [file]] of firsts) present.set(identity, file);
    const others = unknown.filter((entry) => firsts.get(identityOf(entry)) !== entry);
    for (const entry of others) await linkTo(present.get(identityOf(entry)) ?? '', entry[0]);
    for (const entry of missing) present.set(identityOf(entry), entry[0]);
    return firsts.size;
  };
}

function batchesOf(files: ListedFile[]): ListedFile[][] {
  const batches: ListedFile[][] = [];
  let room = { files: 0, bytes: 0 };
  for (const file of files) {
    if (room.files < 1 || room.bytes < file[1]) {
      batches.push([]);
      room = { ...BATCH };
    }
    batches.at(-1)?.push(file);
    room = { files: room.files - 1, bytes: room.bytes - file[1] };
  }
  return batches;
}
