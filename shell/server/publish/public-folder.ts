import { mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '../compose/composition.ts';
import { abandonedIn, isUnfinished, writeFolder } from '../store/unfinished-folder.ts';
import { holds, type Published, writeComposition } from './composition-folder.ts';
import { readRecord } from './composition-record.ts';
import { folderName, isFolderOf } from './folder-name.ts';
import { swapLink } from './swap-link.ts';
import { VISITORS } from './visitors-path.ts';

/** Name of the symlink to the live composition. */
export const CURRENT = 'current';
const COMPOSITIONS = 'compositions';
/** Number of former compositions kept for rollbacks; a web server may also still have the last one open. */
const KEEP = 10;

/**
 * The folder that web servers serve: `current`, a symlink to the live composition in `compositions/`, and the files of
 * all releases and builds in `files/`.
 */
export interface PublicFolder {
  /** Returns the last published composition that is readable. */
  current(): Promise<Published | undefined>;
  /** Whether a composition is the last published one. It is cheap, because it is polled. */
  isCurrent(id: string): Promise<boolean>;
  /**
   * Writes a composition's folder, then points `current` to it. Published folders are never changed.
   * @param owners path → remote
   * @param texts address → text of all other files
   */
  publish(
    composition: Composition,
    owners: Record<string, string>,
    texts: ReadonlyMap<string, string>,
  ): Promise<Published>;
  /** Removes old compositions. */
  prune(): Promise<void>;
}

/** @param folder created if missing */
export async function openPublicFolder(folder: string): Promise<PublicFolder> {
  const compositions = path.join(folder, COMPOSITIONS);
  const link = path.join(folder, CURRENT);
  await mkdir(compositions, { recursive: true });

  const open = async (name: string): Promise<Published | undefined> => {
    const record = await readRecord(path.join(compositions, name));
    return record && { folder: path.join(compositions, name), record };
  };

  /** Lists folders, newest first: names begin with a time. */
  const finished = async () =>
    (await readdir(compositions))
      .filter((name) => !isUnfinished(name))
      .sort()
      .reverse();

  /** @returns empty when nothing is published */
  const currentName = async () => path.basename(await readlink(link).catch(() => ''));

  const current = async () => {
    const live = await currentName();
    const published = live && (await open(live));
    if (published) return published;
    for (const name of await finished()) {
      const former = await open(name);
      if (former) return former;
    }
    return undefined;
  };

  const write = async (...[composition, owners, texts]: Parameters<PublicFolder['publish']>) => {
    const target = path.join(compositions, folderName(composition));
    const record = await writeFolder(target, async (unfinished) => {
      const written = await writeComposition(unfinished, composition, owners, texts);
      const visitors = path.join(unfinished, VISITORS);
      await mkdir(path.dirname(visitors), { recursive: true });
      await writeFile(visitors, '');
      return written;
    });
    return { folder: target, record };
  };

  return {
    current,
    isCurrent: async (id) => isFolderOf(await currentName(), id),
    async publish(composition, owners, texts) {
      const before = await current();
      const isThere = before && (await holds(before, composition));
      const published = isThere ? before : await write(composition, owners, texts);
      const name = path.basename(published.folder);
      if ((await currentName()) !== name) await swapLink(link, path.join(COMPOSITIONS, name));
      return published;
    },
    async prune() {
      const live = await currentName();
      const former = (await finished()).filter((name) => name !== live).slice(KEEP);
      for (const name of [...former, ...(await abandonedIn(compositions))])
        await rm(path.join(compositions, name), { recursive: true, force: true });
    },
  };
}
