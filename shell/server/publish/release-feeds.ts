import { readFile } from 'node:fs/promises';
import { feedFiles, type Release, releaseFilePath, type SiteConfig } from '@site/contracts';
import { escapeHtml } from '@site/process';
import type { FileStore } from '../store/file-store.ts';

/** @returns address → text of the feeds of these releases, except those missing from the store */
export async function releaseFeeds(
  releases: readonly Release[],
  files: Pick<FileStore, 'locate'>,
  { brand, origin }: Pick<SiteConfig, 'brand' | 'origin'>,
): Promise<Map<string, string>> {
  const feeds = releases.flatMap((release) =>
    feedFiles(release).map(async (file) => {
      const text = await readFile(files.locate(release.files[file]?.integrity ?? ''), 'utf8').catch(() => undefined);
      if (text === undefined) return [];
      const filled = text.replaceAll('{brand}', escapeHtml(brand)).replaceAll('{origin}', origin);
      return [[releaseFilePath(release.name, file), filled] as const];
    }),
  );
  return new Map((await Promise.all(feeds)).flat());
}
