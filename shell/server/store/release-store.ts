import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from '@site/contracts';

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
  locate(release: Release): string;
}

/** @param folder where the descriptions lie; made when it is missing */
export async function openReleaseStore(folder: string): Promise<ReleaseStore> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string, version: string) => path.join(folder, `${name}@${version}.json`);

  const read = async (file: string): Promise<StoredRelease | undefined> => {
    const text = await readFile(file, 'utf8').catch(() => 'null');
    const { data } = releaseSchema.safeParse(JSON.parse(text));
    return data && { release: data, storedAt: (await stat(file)).mtimeMs };
  };

  return {
    locate: ({ name, version }) => fileOf(name, version),
    async save(release) {
      const target = fileOf(release.name, release.version);
      await writeFile(`${target}.new`, JSON.stringify(release));
      await rename(`${target}.new`, target);
    },
    load: async (name, version) => (await read(fileOf(name, version)))?.release,
    async list() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
      const releases = await Promise.all(files.map((file) => read(path.join(folder, file))));
      return releases.filter((stored) => stored !== undefined).sort((a, b) => b.storedAt - a.storedAt);
    },
  };
}
