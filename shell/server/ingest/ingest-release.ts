import type { Release } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import pLimit from 'p-limit';
import { isCompressible } from '../store/compress.ts';
import type { FileStore } from '../store/file-store.ts';
import { ReleaseRefused } from './release-refused.ts';
import { type ReleaseSource, SourceBroken } from './release-source.ts';

export interface ReleaseLimits {
  maxFileBytes: number;
  maxReleaseBytes: number;
}

const CONCURRENCY = 8;

/**
 * Stores all files of a release, to avoid fetching them while visitors wait.
 * @throws ReleaseRefused when a file is missing, too large or fails its integrity check
 * @throws SourceDown when the remote becomes unreachable
 */
export async function ingestRelease(
  release: Release,
  source: ReleaseSource,
  store: FileStore,
  limits: ReleaseLimits,
): Promise<void> {
  checkSizes(release, limits);
  const limit = pLimit({ concurrency: CONCURRENCY, rejectOnClear: true });
  const files = Object.entries(release.files).map(([file, { integrity, size }]) =>
    limit(() => takeFile(release, file, integrity, size, source, store)),
  );
  // After the first failure, no further files are fetched.
  await Promise.all(files).finally(() => limit.clearQueue());
}

/** @throws ReleaseRefused when a file or the release is too large */
export function checkSizes({ files, version }: Release, { maxFileBytes, maxReleaseBytes }: ReleaseLimits): void {
  let total = 0;
  for (const [file, { size }] of Object.entries(files)) {
    total += size;
    if (size > maxFileBytes)
      throw new ReleaseRefused(`File ${file} is too large: ${size} bytes; the limit is ${maxFileBytes}.`, version);
  }
  if (total > maxReleaseBytes) {
    throw new ReleaseRefused(`The release is too large: ${total} bytes; the limit is ${maxReleaseBytes}.`, version);
  }
}

async function takeFile(
  release: Release,
  file: string,
  integrity: string,
  size: number,
  source: ReleaseSource,
  store: FileStore,
): Promise<void> {
  if (await store.claim(integrity, isCompressible(file))) return;
  const content = await source.readFile(file, size).catch((error: unknown) => {
    if (error instanceof SourceBroken) throw new ReleaseRefused(`File ${error.message}.`, release.version);
    throw error;
  });
  await takeContent(release, file, { integrity, size }, content, store);
}

/**
 * Whether visitors load a file with a page, by its content: a file for external applications may have the same. Others are rarely
 * requested.
 */
function isOfPages({ container, pages, files }: Release, integrity: string): boolean {
  const hasContent = (file: string) => files[file]?.integrity === integrity;
  const isOfContainer = container !== undefined && hasContent(container.entry);
  return isOfContainer || pages.some(({ js, css }) => js.some(hasContent) || css.some(hasContent));
}

/**
 * Stores a file of a release.
 * @throws ReleaseRefused when it does not match its description in the release
 */
export async function takeContent(
  release: Release,
  file: string,
  { integrity, size }: Release['files'][string],
  content: Buffer,
  store: FileStore,
): Promise<void> {
  if (content.length !== size || integrityOf(content) !== integrity) {
    throw new ReleaseRefused(
      `File ${file} fails its integrity check: it is not the file that was released.`,
      release.version,
    );
  }
  await store.write(integrity, content, isCompressible(file), { isPrompt: !isOfPages(release, integrity) });
}
