import { type Release, renderedFrom } from '@site/contracts';
import { isCompressible } from './compress.ts';
import type { FileStore } from './file-store.ts';

/** Checks one file at a time: a large release has more files than a process may open. */
async function areWhole(
  names: Iterable<string>,
  { files: listed }: Release,
  verify: (name: string, integrity: string) => Promise<boolean>,
): Promise<boolean> {
  for (const name of names) {
    const { integrity } = listed[name] ?? {};
    if (!integrity || !(await verify(name, integrity))) return false;
  }
  return true;
}

/** Whether the store has all files of a release, undamaged. */
export const isWhole = (release: Release, files: FileStore): Promise<boolean> =>
  areWhole(Object.keys(release.files), release, (name, integrity) => files.verify(integrity, isCompressible(name)));

/** Whether the store has all files that rendering a release reads, ignoring encodings. */
export const isRenderable = (release: Release, files: FileStore): Promise<boolean> =>
  areWhole(renderedFrom(release, release.pages), release, (_name, integrity) => files.verify(integrity, false));
