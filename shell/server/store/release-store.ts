import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from '@site/contracts';
import { writeWhole } from './write-whole.ts';

export interface StoredRelease {
  release: Release;
  /** When it came in, in milliseconds since 1970. */
  storedAt: number;
}

/** Releases whose files are all in the file store. */
export interface ReleaseStore {
  save(release: Release): Promise<void>;
  load(name: string, version: string): Promise<Release | undefined>;
  /** All releases of all remotes, newest first. */
  list(): Promise<StoredRelease[]>;
  /** What another shell on the same store has taken in since `known` was listed; cheap when that is nothing. */
  listOthers(known: Release[]): Promise<Release[]>;
  locate(release: Release): string;
}

/** @param folder where the descriptions lie; made when it is missing */
export async function openReleaseStore(folder: string): Promise<ReleaseStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string, version: string) => path.join(folder, `${name}@${version}.json`);

  const files = async () =>
    (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => path.join(folder, file));

  const read = async (file: string): Promise<StoredRelease | undefined> => {
    const text = await readFile(file, 'utf8').catch(() => 'null');
    const { data } = releaseSchema.safeParse(JSON.parse(text));
    return data && { release: data, storedAt: (await stat(file)).mtimeMs };
  };

  return {
    locate: ({ name, version }) => fileOf(name, version),
    async save(release) {
      await writeWhole(fileOf(release.name, release.version), JSON.stringify(release));
    },
    load: async (name, version) => (await read(fileOf(name, version)))?.release,
    async list() {
      const releases = await Promise.all((await files()).map(read));
      return releases.filter((stored) => stored !== undefined).sort((a, b) => b.storedAt - a.storedAt);
    },
    async listOthers(known) {
      const knownFiles = new Set(known.map(({ name, version }) => fileOf(name, version)));
      const others = await Promise.all((await files()).filter((file) => !knownFiles.has(file)).map(read));
      return others.flatMap((stored) => (stored ? [stored.release] : []));
    },
  };
}
