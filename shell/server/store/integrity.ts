import type { Release } from '@site/contracts';
import type { FileStore } from './file-store.ts';

/** One after the other: a large release has more files than a process may open. */
async function areWhole(integrities: (string | undefined)[], files: FileStore): Promise<boolean> {
  for (const integrity of integrities) if (!integrity || !(await files.has(integrity))) return false;
  return true;
}

/** Whether the store has every file of a release as it was released. */
export const isWhole = (release: Release, files: FileStore): Promise<boolean> =>
  areWhole(
    Object.values(release.files).map(({ integrity }) => integrity),
    files,
  );

/** Whether the store has every file that rendering a release reads. */
export const isRenderable = ({ files: listed, server, pages }: Release, files: FileStore): Promise<boolean> =>
  areWhole(
    [...new Set([server, ...pages.flatMap(({ css }) => css)])].map((file) => listed[file]?.integrity),
    files,
  );
