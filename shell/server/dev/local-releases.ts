import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type Release } from '@site/contracts';
import { ABSENT, fileTag } from '../file-tag.ts';
import { parseRelease } from '../ingest/parse-release.ts';
import type { RegisteredRemote } from '../registry/read-registry.ts';

/** Release in a local folder. */
export interface LocalRelease {
  folder: string;
  release: Release;
}

const foldersOf = ({ name, source }: RegisteredRemote) =>
  source === undefined || /^https?:/.test(source) ? [] : [{ name, folder: source }];

/** @returns a function that reads the current local releases; the site reports unreadable ones */
export function createLocalReleases(remotes: () => RegisteredRemote[]): () => Promise<LocalRelease[]> {
  const known = new Map<string, { tag: string; release: Release | undefined }>();

  const read = async ({ name, folder }: { name: string; folder: string }): Promise<LocalRelease[]> => {
    const file = path.join(folder, RELEASE_FILE);
    const tag = await fileTag(file);
    if (known.get(folder)?.tag !== tag) known.set(folder, { tag, release: await tryRead(name, file, tag) });
    const release = known.get(folder)?.release;
    return release ? [{ folder, release }] : [];
  };

  return async () => (await Promise.all(remotes().flatMap(foldersOf).map(read))).flat();
}

async function tryRead(name: string, file: string, tag: string): Promise<Release | undefined> {
  if (tag === ABSENT) return undefined;
  return readFile(file, 'utf8')
    .then((text) => parseRelease(name, text))
    .catch(() => undefined);
}
