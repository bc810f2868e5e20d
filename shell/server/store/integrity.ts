import type { Release } from '@site/contracts';
import type { FileStore } from './file-store.ts';

async function areWhole(integrities: (string | undefined)[], files: FileStore): Promise<boolean> {
  const checks = integrities.map((integrity) => integrity !== undefined && files.has(integrity));
  return (await Promise.all(checks)).every(Boolean);
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
