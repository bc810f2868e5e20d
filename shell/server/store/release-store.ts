import { mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Release, readRelease } from '@site/contracts';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';

export interface StoredRelease {
  release: Release;
  /** When it came in, in milliseconds since 1970. */
  storedAt: number;
  /** Size of its `release.json`. */
  descriptionBytes: number;
}

/** What is found where a release should be described: `foreign` is a description under a contract this shell does not read. */
export type ReleaseLookup = { found: 'release'; release: Release } | { found: 'foreign' } | { found: 'nothing' };

/** Releases whose files are all in the file store. */
export interface ReleaseStore {
  /** @param text `release.json` as it was published: a shell of another contract may know more of it */
  save(release: Release, text: string): Promise<void>;
  load(name: string, version: string): Promise<ReleaseLookup>;
  /** `release.json` as it was published; nothing when there is none. */
  readText(name: string, version: string): Promise<string | undefined>;
  /** All releases of all remotes, newest first, and the names of files that this shell cannot read. */
  list(): Promise<{ stored: StoredRelease[]; unreadable: string[] }>;
  locate(release: Release): string;
}

/** What is described under any contract. */
const descriptionSchema = z.looseObject({ contract: z.int() });

async function lookUp(file: string): Promise<ReleaseLookup> {
  const description = await tryReadJson(file, descriptionSchema);
  if (!description) return { found: 'nothing' };
  const reading = readRelease(description);
  return 'release' in reading ? { found: 'release', release: reading.release } : { found: 'foreign' };
}

/** @returns undefined for a file that another shell has removed meanwhile */
const measure = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => ({ storedAt: mtimeMs, descriptionBytes: size }),
    () => undefined,
  );

/** @param folder where the descriptions lie; made when it is missing */
export async function openReleaseStore(folder: string): Promise<ReleaseStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string, version: string) => path.join(folder, `${name}@${version}.json`);

  const files = async () =>
    (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => path.join(folder, file));

  return {
    locate: ({ name, version }) => fileOf(name, version),
    async save(release, text) {
      const file = fileOf(release.name, release.version);
      const isStored = (await readFile(file, 'utf8').catch(() => '')) === text;
      // A shell restarts on a full disk, and finds at its remotes what it has.
      if (isStored) await utimes(file, new Date(), new Date());
      else await writeFileAtomic(file, text);
    },
    load: (name, version) => lookUp(fileOf(name, version)),
    readText: (name, version) => readFile(fileOf(name, version), 'utf8').catch(() => undefined),
    async list() {
      const stored: StoredRelease[] = [];
      const unreadable: string[] = [];
      for (const file of await files()) {
        const [lookup, measured] = await Promise.all([lookUp(file), measure(file)]);
        if (measured === undefined) continue;
        if (lookup.found === 'release') stored.push({ release: lookup.release, ...measured });
        else unreadable.push(path.basename(file));
      }
      return { stored: stored.sort((a, b) => b.storedAt - a.storedAt), unreadable };
    },
  };
}
